//! Who writes: somebody beside the loop of frames, where there are threads.
//! Where there are none, in a browser, it is done at once.

use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use crate::record::{Shelf, ShelfTrouble};

/// Keeps texts on a shelf without holding up a frame. Of several for one name only
/// the newest is written. When it is dropped everything has been written.
#[derive(Debug)]
pub(super) struct Clerk {
    shelf: Arc<dyn Shelf>,
    trouble: Trouble,
    at_work: Option<AtWork>,
}

/// Somebody who does what is ordered.
#[derive(Debug)]
struct AtWork {
    orders: Sender<Order>,
    thread: JoinHandle<()>,
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
        let (own, outbox) = (shelf.clone(), trouble.clone());
        let work = move || {
            while let Ok(first) = inbox.recv() {
                do_all(&*own, first, &inbox, &outbox);
            }
        };
        let thread = thread::Builder::new().name("clerk".to_owned()).spawn(work).ok();
        Clerk { shelf, trouble, at_work: thread.map(|thread| AtWork { orders, thread }) }
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
        let _ = wait.recv();
    }

    /// What has gone wrong since somebody asked last.
    pub(super) fn trouble(&self) -> Option<ShelfTrouble> {
        self.trouble.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    fn order(&self, order: Order) {
        match &self.at_work {
            // If nobody is there any longer, that was said when it happened.
            Some(AtWork { orders, .. }) => {
                let _ = orders.send(order);
            }
            None => do_all(&*self.shelf, order, &channel().1, &self.trouble),
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
        if let Some(AtWork { orders, thread }) = self.at_work.take() {
            // The end of the orders is the end of the work.
            drop(orders);
            let _ = thread.join();
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

    #[test]
    fn without_threads_everything_is_done_at_once() {
        let shelf = Arc::new(Drawer::default());
        let clerk = Clerk { shelf: shelf.clone(), trouble: Trouble::default(), at_work: None };
        clerk.keep("a", "1".to_owned());
        clerk.keep("a", "2".to_owned());
        assert_eq!(shelf.read("a").as_deref(), Ok("2"));
        clerk.remove("a");
        clerk.finish();
        assert!(shelf.read("a").is_err());
        let full = Clerk { shelf: Arc::new(Full), trouble: Trouble::default(), at_work: None };
        full.keep("a", String::new());
        assert!(full.trouble().is_some());
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
