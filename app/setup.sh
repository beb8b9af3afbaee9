# shellcheck shell=bash
# Sourced by app/run, tests/run and .ci/run: what a machine needs to build Flip Game, and how to build it.
# All messages go to standard error; standard output belongs to the programs that are run.
#
# FLIP_NO_INSTALL=1 in the environment: install nothing; name what is missing and stop.

flip_source=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")

# Debian's names. The last three are no shared libraries that a program is linked with: Qt loads two as plugins,
# and without any font a window shows boxes instead of letters.
packages_console=(g++ cmake ninja-build)
# shellcheck disable=SC2034 # used by those that source this file
packages_window=("${packages_console[@]}" qt6-base-dev qt6-svg-dev libwebp-dev libxcb1-dev libqt6svg6
    libqt6sql6-sqlite fonts-dejavu-core)

# For the tests of the window on a display: the display, a window manager, synthetic input, and the bus of screen readers.
# shellcheck disable=SC2034
packages_display=(xvfb openbox xdotool xclip x11-xserver-utils dbus-daemon dbus-bin at-spi2-core python3-gi gir1.2-atspi-2.0 poppler-utils)

# Sources are compiled in groups: their headers take most of the time.
# shellcheck disable=SC2034
release_options=(-DCMAKE_BUILD_TYPE=Release -DCMAKE_UNITY_BUILD=ON)
# For the same tree: what both need is compiled once, and only the window is left for a display that comes later.
# shellcheck disable=SC2034
console_options=("${release_options[@]}" -DFLIP_GUI=OFF)
# Debug, because assertions of Qt and our own catch what a Release build silently ignores; but optimised, because
# the tests search all boards, some with several methods.
# shellcheck disable=SC2034
tests_options=(-DCMAKE_BUILD_TYPE=Debug "-DCMAKE_CXX_FLAGS_DEBUG=-O2 -g1 -D_GLIBCXX_ASSERTIONS" -DFLIP_STRICT=ON
    -DCMAKE_UNITY_BUILD=ON)
# shellcheck disable=SC2034
sanitized_options=(-DCMAKE_BUILD_TYPE=Debug "-DCMAKE_CXX_FLAGS_DEBUG=-O1 -g1 -D_GLIBCXX_ASSERTIONS" -DFLIP_STRICT=ON
    -DCMAKE_UNITY_BUILD=ON)

say() { printf 'flipgame: %s\n' "$*" >&2; }

die() {
    say "$@"
    exit 1
}

# The command that installs packages.
install_command() { echo "apt-get install --no-install-recommends $*"; }

missing_packages() {
    local installed package
    installed=$(dpkg-query --show --showformat='${Package} ${db:Status-Status}\n' "$@" 2>/dev/null || true)
    for package; do
        grep -qxF "$package installed" <<<"$installed" || echo "$package"
    done
}

as_root() { if ((EUID == 0)); then "$@"; else sudo "$@"; fi; }

# apt_get LOG ARGUMENTS…: runs apt-get and appends its output to LOG. Waits while another package manager holds a
# lock; apt-get's own way of waiting (DPkg::Lock::Timeout) covers the lock of dpkg, not the one of the lists.
apt_get() {
    local log=$1 deadline=$((SECONDS + 600)) told='' status
    shift
    while true; do
        status=0
        as_root env DEBIAN_FRONTEND=noninteractive LC_ALL=C ${http_proxy:+http_proxy="$http_proxy"} \
            apt-get -y -q -o Dpkg::Use-Pty=0 -o Acquire::Retries=2 "$@" </dev/null >>"$log" 2>&1 || status=$?
        if ((status == 0 || SECONDS > deadline)) || ! tail -n 3 "$log" | grep -qE 'Could not get lock|Unable to lock'; then
            return "$status"
        fi
        [ "$told" ] || say "Another program is installing packages; waiting for it, 10 minutes at most."
        told=yes
        sleep 2
    done
}

# require_packages PACKAGE…: installs the missing ones, or says what to do and ends the script.
require_packages() {
    if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
        require_commands "$@"
        return
    fi
    local missing log
    mapfile -t missing < <(missing_packages "$@")
    ((${#missing[@]})) || return 0
    if [ "${FLIP_NO_INSTALL:-}" ]; then
        die "These packages are missing: ${missing[*]}. Install them with: $(install_command "${missing[@]}")"
    fi
    if ((EUID != 0)) && ! command -v sudo >/dev/null; then
        die "These packages are missing, and sudo too. As root, run: $(install_command "${missing[@]}")"
    fi
    say "Installing with apt-get (a minute or two): ${missing[*]}"
    log=$(mktemp)
    # Package lists that are absent or lack a package are updated first; stale ones, after a failed installation.
    if ! apt-cache show --no-all-versions "${missing[@]}" >/dev/null 2>&1; then
        apt_get "$log" update || true
    fi
    install_missing "$log" "${missing[@]}" ||
        { apt_get "$log" update && install_missing "$log" "${missing[@]}"; } ||
        give_up_installing "$log" "${missing[@]}"
    rm -f "$log"
    newly_installed=yes
}

install_missing() {
    local log=$1
    shift
    apt_get "$log" install --no-install-recommends --no-remove "$@"
}

give_up_installing() {
    local log=$1
    shift
    grep -E '^(E|W|dpkg|sudo):' "$log" | sort -u | tail -n 12 | sed 's/^/    /' >&2 || true
    rm -f "$log"
    die "The packages could not be installed; see the messages above. Is this machine online, and is it" \
        "Debian 12, Ubuntu 24.04 or newer? To try it yourself, as root: apt-get update && $(install_command "$@")"
}

# Without apt-get, the installed packages are unknown. The commands can be looked for; if CMake then misses a library,
# the same message follows.
require_commands() {
    local command
    packages_to_name=("$@")
    for command in c++ cmake ninja; do
        command -v "$command" >/dev/null || name_packages_and_stop
    done
}

name_packages_and_stop() {
    [ -z "${packages_to_name+set}" ] ||
        say "This system has no apt-get. Please install the packages that Debian calls: ${packages_to_name[*]}"
    exit 1
}

# run_ctest TREE ARGUMENTS…: runs the tests that were built there. One more at a time than there are processors, because
# some of them wait most of the time.
run_ctest() {
    local tree=$1
    shift
    ctest --test-dir "$tree" --parallel "$(($(nproc) + 1))" --output-on-failure --no-tests=error "$@"
}

writable() {
    local path
    for path; do
        [ ! -e "$path" ] || [ -w "$path" ] || return 1
    done
}

# The build tree NAME: in the checkout, or in the user's cache if the checkout (or a tree in it built by another user)
# can't be written.
tree_for() {
    local tree=$flip_source/build/$1
    if ! mkdir -p "$tree" 2>/dev/null || ! writable "$tree" "$tree/.lock" "$tree/CMakeCache.txt" "$tree/.ninja_log"; then
        # If HOME is not set, ~ comes from the system; a folder in /tmp could be somebody else's.
        local home=~
        tree=${XDG_CACHE_HOME:-$home/.cache}/flipgame/$(cksum <<<"$flip_source" | cut -d' ' -f1)/$1
        mkdir -p "$tree" || die "Neither $flip_source/build nor $tree can be written. Set XDG_CACHE_HOME to a folder that can."
    fi
    echo "$tree"
}

# build NAME TARGETS OPTIONS…: brings the targets of the build tree NAME up to date and sets `tree` to its path.
# Calls CMake when the tree is new, packages have just been installed, the options differ, or the checkout has moved;
# ninja calls it by itself when a CMakeLists.txt changes. A lock keeps two scripts from
# building in one tree at once.
build() {
    local name=$1 targets=$2 lock quiet=()
    shift 2
    tree=$(tree_for "$name")
    exec {lock}>"$tree/.lock"
    flock "$lock"
    if [ ! -e "$tree/build.ninja" ] || [ "${newly_installed:-}" ] ||
        [ "$(cat "$tree/.options" 2>/dev/null)" != "$flip_source $*" ]; then
        say "Configuring $tree"
        rm -f "$tree/.options"
        cmake --fresh --log-level=NOTICE -S "$flip_source" -B "$tree" -G Ninja "$@" >&2 || name_packages_and_stop
        echo "$flip_source $*" >"$tree/.options"
        say "Building; this takes a few minutes the first time"
    fi
    [ -t 2 ] || quiet=(--quiet)
    # shellcheck disable=SC2086 # targets are words
    ninja "${quiet[@]}" -C "$tree" $targets >&2 </dev/null {lock}>&-
    exec {lock}>&-
}
