#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Installs what a job needs and the machine lacks, from Debian's or Ubuntu's
# packages: setup.sh build|check|asan|diff|programs. Where there is no root and no sudo it
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
  have "${CC:-cc}" || need gcc
  has_header stdlib.h || need libc6-dev
  have make || need make
  have ar || need binutils
  have re2c || need re2c
  have lemon || need lemon
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
}

need_programs() {
  need_build
  have python3 || need python3
  have clang-22 || need clang-22
  have lli-22 || need llvm-22
}

# A libFuzzer: a clang with its runtime.
need_fuzz() {
  need_build
  have clang || need clang
  links clang fuzzer,address,undefined -DFUZZER || need libclang-rt-dev
}

case "${1:-build}" in
build | check | asan | diff | programs | fuzz) "need_${1:-build}" ;;
*) echo "usage: setup.sh build|check|asan|diff|programs|fuzz" >&2; exit 2 ;;
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

echo "setup.sh: installing$packages"
$as_root apt-get update -qq || exit 1
resolved=''
for package in $packages; do
  case $package in
  llvm-tools) package="llvm-$(highest_llvm_tools)-tools" ;;
  libclang-rt-dev) package=$(apt-cache depends clang | sed -n 's/.*Depends: clang-\([0-9]*\)$/libclang-rt-\1-dev/p' | head -n 1) ;;
  esac
  resolved="$resolved $package"
done
# shellcheck disable=SC2086 # a list of package names
DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq \
  --no-install-recommends $resolved >/dev/null
