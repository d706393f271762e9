//! Who writes: somebody beside the loop of frames, where there are threads.

use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use crate::record::{Shelf, ShelfTrouble};

/// Keeps texts on a shelf without holding up a frame. Of several for one name only
/// the newest is written. When it is dropped everything has been written.
#[derive(Debug)]
pub(super) struct Clerk {
    orders: Option<Sender<Order>>,
    trouble: Trouble,
    at_work: Option<JoinHandle<()>>,
}

/// What has gone wrong last, if nobody has been told.
type Trouble = Arc<Mutex<Option<ShelfTrouble>>>;

#[derive(Debug)]
enum Order {
    /// Keep a text under a name, or nothing.
    Keep(String, Option<String>),
    /// Say when everything before has been done.
    Say(Sender<()>),
}

impl Clerk {
    pub(super) fn new(shelf: Arc<dyn Shelf>) -> Clerk {
        let (orders, inbox) = channel();
        let trouble = Trouble::default();
        let outbox = trouble.clone();
        let work = move || {
            while let Ok(first) = inbox.recv() {
                do_all(&*shelf, first, &inbox, &outbox);
            }
        };
        let at_work = thread::Builder::new().name("clerk".to_owned()).spawn(work).ok();
        Clerk { orders: Some(orders), trouble, at_work }
    }

    /// Keeps a text under a name.
    pub(super) fn keep(&self, name: &str, text: String) {
        self.order(Order::Keep(name.to_owned(), Some(text)));
    }

    /// Throws away what is kept under a name.
    pub(super) fn remove(&self, name: &str) {
        self.order(Order::Keep(name.to_owned(), None));
    }

    /// Waits until everything is done that was ordered.
    pub(super) fn finish(&self) {
        let (done, wait) = channel();
        self.order(Order::Say(done));
        // If nobody is at work, nobody answers: the channel is closed at once.
        let _ = wait.recv();
    }

    /// What has gone wrong since somebody asked last.
    pub(super) fn trouble(&self) -> Option<ShelfTrouble> {
        self.trouble.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    fn order(&self, order: Order) {
        if let Some(orders) = &self.orders {
            // If nobody is at work, that was said when it happened.
            let _ = orders.send(order);
        }
    }
}

/// Does what is ordered, and all that was ordered meanwhile.
fn do_all(shelf: &dyn Shelf, first: Order, inbox: &Receiver<Order>, trouble: &Trouble) {
    let mut newest: BTreeMap<String, Option<String>> = BTreeMap::new();
    let mut asked = Vec::new();
    for order in [first].into_iter().chain(inbox.try_iter()) {
        match order {
            Order::Keep(name, text) => {
                newest.insert(name, text);
            }
            Order::Say(done) => asked.push(done),
        }
    }
    for (name, text) in newest {
        let done = match text {
            Some(text) => shelf.write(&name, &text),
            None => shelf.remove(&name),
        };
        if let Err(what) = done {
            *trouble.lock().unwrap_or_else(PoisonError::into_inner) = Some(what);
        }
    }
    asked.iter().for_each(|done| {
        let _ = done.send(());
    });
}

impl Drop for Clerk {
    fn drop(&mut self) {
        self.orders = None;
        if let Some(at_work) = self.at_work.take() {
            let _ = at_work.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Drawer;

    #[test]
    fn what_is_ordered_last_is_kept_and_everything_is_done_in_the_end() {
        let shelf = Arc::new(Drawer::default());
        let clerk = Clerk::new(shelf.clone());
        (0..100).for_each(|nth| clerk.keep("a", nth.to_string()));
        clerk.keep("b", "b".to_owned());
        clerk.remove("b");
        clerk.finish();
        assert_eq!(shelf.read("a").as_deref(), Ok("99"));
        assert!(shelf.read("b").is_err());
        clerk.keep("c", "last".to_owned());
        drop(clerk);
        assert_eq!(shelf.read("c").as_deref(), Ok("last"));
    }

    #[derive(Debug)]
    struct Full;

    impl Shelf for Full {
        fn names(&self) -> Result<Vec<String>, ShelfTrouble> {
            Ok(Vec::new())
        }

        fn read(&self, name: &str) -> Result<String, ShelfTrouble> {
            Err(ShelfTrouble(name.to_owned()))
        }

        fn write(&self, _: &str, _: &str) -> Result<(), ShelfTrouble> {
            Err(ShelfTrouble("it is full".to_owned()))
        }

        fn remove(&self, _: &str) -> Result<(), ShelfTrouble> {
            Ok(())
        }
    }

    #[test]
    fn what_goes_wrong_is_said_once() {
        let clerk = Clerk::new(Arc::new(Full));
        clerk.keep("a", String::new());
        clerk.finish();
        assert_eq!(clerk.trouble(), Some(ShelfTrouble("it is full".to_owned())));
        assert_eq!(clerk.trouble(), None);
    }
}
