# shellcheck shell=bash
# What the scripts of the house have in common: where cargo builds, and which
# system packages there must be. `play` and `check` read this file; it runs
# nothing by itself, and keeps to the bash 3.2 of macOS.

say() {
    printf '%s\n' "$*" >&2
}

# One folder for all checkouts, unless somebody has chosen another.
choose_target() {
    if [ -z "${CARGO_TARGET_DIR:-}" ]; then
        CARGO_TARGET_DIR=${HOME:+$HOME/.cache/tenement-target}
        CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$1/target}
    fi
    case $CARGO_TARGET_DIR in
    /* | ?:*) ;;
    *) CARGO_TARGET_DIR=$PWD/$CARGO_TARGET_DIR ;;
    esac
    export CARGO_TARGET_DIR
    # Where the program lands must not depend on this.
    unset CARGO_BUILD_TARGET
}

# Finds cargo, new enough for the folder $1, or says how to get it.
need_cargo() {
    local wanted have
    # A terminal that was open before Rust came does not know where it is.
    have=${CARGO_HOME:-${HOME:-}/.cargo}/bin
    if ! command -v cargo >/dev/null && [ -x "$have/cargo" ]; then
        PATH=$have:$PATH
    fi
    wanted=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' "$1/Cargo.toml")
    if ! command -v cargo >/dev/null; then
        say "Rust $wanted or newer is needed: get it from https://rustup.rs, open a new terminal and try again."
        return 1
    fi
    have=$(cargo --version) || return 1
    have=${have#cargo }
    have=${have%% *}
    if ! at_least "$have" "$wanted"; then
        say "Rust $wanted or newer is needed, and this is $have: run 'rustup update', or get Rust from https://rustup.rs."
        return 1
    fi
}

# Whether version $1 is at least $2, by their first two numbers.
at_least() {
    local a b
    a=${1#*.}
    b=${2#*.}
    [ "${1%%.*}" -gt "${2%%.*}" ] || { [ "${1%%.*}" -eq "${2%%.*}" ] && [ "${a%%[!0-9]*}" -ge "${b%%[!0-9]*}" ]; }
}

# ------------------------------------------------------------ system packages

# Whether a shared library can be opened by this name, as far as can be known.
has_library() {
    [ -x /sbin/ldconfig ] || return 0
    case $(/sbin/ldconfig -p) in *"$1"*) ;; *) return 1 ;; esac
}

has_vulkan() {
    local driver
    [ -z "${VK_DRIVER_FILES:-}${VK_ICD_FILENAMES:-}" ] || return 0
    for driver in /usr/share/vulkan/icd.d/*.json /usr/local/share/vulkan/icd.d/*.json /etc/vulkan/icd.d/*.json; do
        [ ! -e "$driver" ] || return 0
    done
    return 1
}

has_software_vulkan() {
    local driver
    for driver in /usr/share/vulkan/icd.d/lvp_icd*.json; do
        [ ! -e "$driver" ] || return 0
    done
    return 1
}

# What for, Debian's package, and a test that what it brings is there. Some of the
# tests for the web are in `web.sh`.
NEEDS='
compiler      build-essential      command -v cc
window-build  pkg-config           command -v pkg-config
window-build  libasound2-dev       pkg-config --exists alsa
window-build  libudev-dev          pkg-config --exists libudev
window-build  libwayland-dev       pkg-config --exists wayland-client
window-build  libxkbcommon-dev     pkg-config --exists xkbcommon
window-run    libxkbcommon-x11-0   has_library libxkbcommon-x11.so.0
window-run    libx11-xcb1          has_library libX11-xcb.so.1
window-run    libxcursor1          has_library libXcursor.so.1
window-run    libxi6               has_library libXi.so.6
window-run    libxrandr2           has_library libXrandr.so.2
window-run    mesa-vulkan-drivers  has_vulkan
tests         mesa-vulkan-drivers  has_software_vulkan
tests         xvfb                 command -v xvfb-run
tests         xauth                command -v xauth
tests         python3              command -v python3
tests         vorbis-tools         command -v oggenc
web           rustc-web            has_web_compiler
web           cargo-web            has_web_compiler
web           rust-web-src         has_web_compiler
web           nodejs               command -v node
web           npm                  command -v npm
web-tests     chromium             find_browser
'

# The packages that are missing for these purposes, a line each.
missing() {
    local purpose package test
    while read -r purpose package test; do
        case " $* " in
        *" $purpose "*) $test >/dev/null 2>&1 || echo "$package" ;;
        esac
    done <<<"$NEEDS" | sort -u
}

# Sees to it that there is everything for these purposes. Where there is no apt,
# says what is missing. Fails if nothing can be built.
need_packages() {
    local packages
    [ "$(uname -s)" = Linux ] || return 0
    packages=$(missing "$@")
    [ -n "$packages" ] || return 0
    if command -v apt-get >/dev/null; then
        # shellcheck disable=SC2086 # a list of words
        install_packages $packages && return
    else
        # shellcheck disable=SC2086,SC2116 # on one line
        say "Please install what Debian has in these packages, under the names they have here: $(echo $packages)."
    fi
    case " $* " in
    *" window-build "*) packages=$(missing compiler window-build) ;;
    *) packages=$(missing compiler) ;;
    esac
    # What the program opens only when it runs may be there without our knowing.
    [ -z "$packages" ]
}

install_packages() {
    local as_root=()
    say "Installing $*."
    if [ "$(id -u)" != 0 ]; then
        if ! command -v sudo >/dev/null; then
            say "That takes root, and there is no sudo. As root: apt-get install $*"
            return 1
        fi
        as_root=(sudo)
    fi
    as_root+=(env DEBIAN_FRONTEND=noninteractive)
    # The lists may be old or empty; they are only fetched for something that is missing.
    "${as_root[@]}" apt-get update -q >&2 || say "The lists of packages could not be fetched; trying with those there are."
    "${as_root[@]}" apt-get install -q -y --no-install-recommends "$@" >&2 && return 0
    say "The packages could not be installed: $*"
    return 1
}
