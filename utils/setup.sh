#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Installs what a job needs and the machine lacks, from Debian's or Ubuntu's
# packages: setup.sh build|check|asan|diff|web|programs|fuzz|cross|tidy|coverage.
# `cross` takes machines, too. Where there is no root and no sudo it
# names the packages and stops.
set -u

have() { command -v "$1" >/dev/null 2>&1; }

# The highest N for which some command PREFIX-N is there.
highest_command() {
  ls /usr/bin /usr/local/bin 2>/dev/null | sed -n "s/^$1-\([0-9][0-9]*\)\$/\1/p" |
    sort -n | tail -n 1
}

# The highest N for which apt knows a package llvm-N-tools.
highest_llvm_tools() {
  apt-cache search --names-only '^llvm-[0-9]+-tools$' |
    sed -n 's/^llvm-\([0-9]*\)-tools .*/\1/p' | sort -n | tail -n 1
}

has_header() { echo "#include <$1>" | ${CC:-cc} -E -x c - >/dev/null 2>&1; }

packages=''
need() { packages="$packages $1"; }

need_build() {
  compiler=${CC:-cc}
  have "${compiler%% *}" || need gcc
  has_header stdlib.h || need libc6-dev
  have make || need make
  have ar || need binutils
  have re2c || need re2c
  have lemon || need lemon
  has_header jansson.h || need libjansson-dev
}

need_check() {
  need_build
  have python3 || need python3
  has_header cmocka.h || need libcmocka-dev
  { have FileCheck || [ -n "$(highest_command FileCheck)" ]; } &&
    "$(dirname "$0")/find_lit.sh" >/dev/null || need llvm-tools
}

# Whether a compiler has what SANITIZERS need when they are linked.
links() { # COMPILER SANITIZERS [FLAG]
  echo 'int LLVMFuzzerTestOneInput(void); int LLVMFuzzerTestOneInput(void) { return 0; }
#ifndef FUZZER
int main(void) { return 0; }
#endif' | "$1" -x c - "-fsanitize=$2" ${3:-} -o /dev/null 2>/dev/null
}

need_asan() {
  need_check
  links "${CC:-cc}" address,undefined || need gcc
}

need_diff() {
  need_check
  have mlir-opt-22 || need mlir-22-tools
  have llvm-as-22 || need llvm-22
  [ -e /usr/lib/llvm-22/include/mlir/IR/OpBase.td ] || need libmlir-22-dev
}

need_web() {
  need_check
  have clang-22 || need clang-22
  have wasm-ld-22 || need lld-22
  [ -e /usr/lib/wasm32-wasi/libc.a ] || need wasi-libc
  find /usr/lib/llvm-22/lib/clang/*/lib/ -path '*wasm32*' 2>/dev/null | grep -q builtins ||
    need libclang-rt-22-dev-wasm32
  have node || need nodejs
  have npm || need npm
  have chromium || need chromium
  have nvim || need neovim
  have emacs || need emacs-nox
  # Before Emacs 29, eglot is a package of its own.
  emacs -q --batch --eval '(progn (package-initialize) (require (quote eglot)))' >/dev/null 2>&1 ||
    { apt-cache show elpa-eglot >/dev/null 2>&1 && need elpa-eglot; }
  have tmux || need tmux
  have unzip || need unzip
  have mlir-lsp-server-22 || need mlir-22-tools
}

need_programs() {
  need_build
  have python3 || need python3
  have clang-22 || need clang-22
  have g++ || need g++ # The headers of C++.
  have lli-22 || need llvm-22
}

need_compiler() { # TARGET ARCHITECTURE EMULATOR
  have "$1-gcc" || need "gcc-$1"
  echo '#include <stdlib.h>' | "$1-gcc" -E -x c - >/dev/null 2>&1 || need "libc6-dev-$2-cross"
  have "$3" || need qemu-user-static
}

# Compilers of other machines with their libraries, emulators, another C library.
need_cross() { # [MACHINE…]
  need_check
  for machine in ${*:-aarch64 i386 s390x musl}; do
    case $machine in
    aarch64) need_compiler aarch64-linux-gnu arm64 qemu-aarch64-static ;;
    armhf) need_compiler arm-linux-gnueabihf armhf qemu-arm-static ;;
    i386) need_compiler i686-linux-gnu i386 qemu-i386-static ;;
    s390x) need_compiler s390x-linux-gnu s390x qemu-s390x-static ;;
    musl) have musl-gcc || need musl-tools ;;
    esac
  done
}

# A libFuzzer: a clang with its runtime.
need_fuzz() {
  need_build
  have clang || need clang
  links clang fuzzer,address,undefined -DFUZZER || need libclang-rt-dev
}

need_tidy() {
  need_build
  have python3 || need python3
  have clang-tidy || need clang-tidy
}

need_coverage() {
  need_check
  have clang-22 || need clang-22
  have llvm-cov-22 || need llvm-22
  [ -n "$(find /usr/lib/llvm-22 -name 'libclang_rt.profile*' 2>/dev/null)" ] ||
    need libclang-rt-22-dev
}

group=${1:-build}
[ $# -eq 0 ] || shift
case $group in
build | check | asan | diff | web | programs | fuzz | cross | tidy | coverage) "need_$group" "$@" ;;
*) echo "usage: setup.sh build|check|asan|diff|web|programs|fuzz|cross|tidy|coverage" >&2; exit 2 ;;
esac
[ -n "$packages" ] || exit 0

as_root=''
if [ "$(id -u)" -ne 0 ]; then
  if have sudo && sudo -n true 2>/dev/null; then
    as_root=sudo
  else
    echo "setup.sh: please install these packages:$packages" >&2
    echo "  (llvm-tools: the newest llvm-N-tools; libclang-rt-dev: the one of your clang)" >&2
    exit 1
  fi
fi
have apt-get || { echo "setup.sh: no apt-get; this needs:$packages" >&2; exit 1; }

echo "setup.sh: fetching the list of packages"
$as_root apt-get update -qq || exit 1
resolved=''
for package in $packages; do
  case $package in
  llvm-tools) package="llvm-$(highest_llvm_tools)-tools" ;;
  libclang-rt-dev) package=$(apt-cache depends clang | sed -n 's/.*Depends: clang-\([0-9]*\)$/libclang-rt-\1-dev/p' | head -n 1) ;;
  esac
  resolved="$resolved $package"
done
echo "setup.sh: installing$resolved"
# A line for each package, of all that dpkg prints.
status=$(mktemp)
{
  # shellcheck disable=SC2086 # a list of package names
  DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -q \
    --no-install-recommends $resolved
  echo $? >"$status"
} | sed -un 's/^Unpacking \([^ ]*\).*/setup.sh: unpacking \1/p; s/^Setting up \([^ ]*\).*/setup.sh: setting up \1/p'
result=$(cat "$status")
rm -f "$status"
exit "$result"
