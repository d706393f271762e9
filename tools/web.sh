# shellcheck shell=bash
# The tools that build for browsers. `web/build` and `check` read this file after
# `needs.sh`; it runs nothing by itself.

# Finds or installs everything that builds for browsers, or says what is missing.
# Sets `wasm_bindgen`.
need_web_tools() {
    has_web_compiler || {
        say "There is no Rust for wasm32 here: 'rustup target add wasm32-unknown-unknown' brings it, or Debian's" \
            "packages rustc-web, cargo-web and rust-web-src."
        return 1
    }
    command -v node >/dev/null && command -v npm >/dev/null || {
        say "Node.js 18 or newer with npm is needed."
        return 1
    }
    if ! (cd web && npm ls --silent >/dev/null 2>&1); then
        say "Fetching the tools that make the program small and drive a browser."
        (cd web && npm ci --silent --no-audit --no-fund) || return 1
    fi
    need_wasm_bindgen
}

# Whether the Rust that people use can build for wasm32.
has_wasm_target() {
    local libraries
    libraries=$(rustc --print target-libdir --target wasm32-unknown-unknown 2>/dev/null) || return 1
    [ -n "$(ls "$libraries"/libstd-*.rlib 2>/dev/null)" ]
}

# Whether there is Debian's Rust for browsers, with the source of its library.
has_debian_rust() {
    [ -x /usr/bin/rustc ] && [ -x /usr/bin/cargo ] &&
        [ -e "$(/usr/bin/rustc --print sysroot)/lib/rustlib/src/rust/library/std/Cargo.toml" ]
}

has_web_compiler() {
    has_wasm_target || has_debian_rust
}

# The compiler that web_cargo uses.
web_rustc() {
    if has_wasm_target; then
        rustc "$@"
    else
        /usr/bin/rustc "$@"
    fi
}

# cargo for wasm32: the Rust that people use if it has that target, else Debian's,
# which builds the standard library too.
web_cargo() {
    local command=$1
    shift
    # Every browser of the last years has these instructions, and egui draws letters
    # with them; without them it brings a slow and very large stand-in.
    local flags='--cfg getrandom_backend="wasm_js" -Ctarget-feature=+simd128'
    if has_wasm_target; then
        CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS=$flags \
            cargo "$command" --target wasm32-unknown-unknown "$@"
        return
    fi
    RUSTC_BOOTSTRAP=1 RUSTC=/usr/bin/rustc \
        CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=$(rust_lld) \
        CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS=$flags \
        /usr/bin/cargo "$command" --target wasm32-unknown-unknown -Zbuild-std=std,panic_abort "$@"
}

# A linker for wasm: that of the Rust that people use, else Debian's.
rust_lld() {
    local sysroot host linker
    sysroot=$(rustc --print sysroot)
    host=$(rustc -vV | sed -n 's/^host: //p')
    # Debian's name for it may lead nowhere.
    for linker in "$sysroot/lib/rustlib/$host/bin/rust-lld" /usr/bin/rust-lld; do
        [ -x "$linker" ] && printf '%s\n' "$linker" && return
    done
    echo rust-lld
}

# wasm-bindgen must be of the very version that the program was built with.
need_wasm_bindgen() {
    local version folder
    version=$(sed -n '/^name = "wasm-bindgen"$/{n;s/^version = "\(.*\)"/\1/p;}' Cargo.lock)
    wasm_bindgen=$(command -v wasm-bindgen || true)
    [ "$("${wasm_bindgen:-false}" --version 2>/dev/null)" != "wasm-bindgen $version" ] || return 0
    folder=$CARGO_TARGET_DIR/tools/wasm-bindgen-$version
    wasm_bindgen=$folder/bin/wasm-bindgen
    [ ! -x "$wasm_bindgen" ] || return 0
    say "Building wasm-bindgen $version, which takes some minutes once."
    CARGO_TARGET_DIR=$CARGO_TARGET_DIR/tools/build \
        cargo install --quiet wasm-bindgen-cli --version "=$version" --no-default-features --root "$folder"
    rm -rf "$CARGO_TARGET_DIR/tools/build"
}

# Prints the browser that tests are run in; fails if there is none.
find_browser() {
    local name
    for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome; do
        [ -z "$name" ] || command -v "$name" && return 0
    done
    return 1
}
