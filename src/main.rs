//! Reads the command line and opens one door; in a browser there is only one.

#[cfg(not(target_arch = "wasm32"))]
mod command_line;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    command_line::main()
}

#[cfg(target_arch = "wasm32")]
fn main() {
    tenement::app::web::open();
}
