#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Installs a build into a folder, builds the examples against what is there, and
# looks at the libraries' exports: install.sh BUILD/mlopt FOLDER. Exit status 1
# and a message on what is wrong.
set -eu
build=$(basename "$(realpath "$(dirname "$1")")")
rm -rf "$2"
mkdir -p "$2"
folder=$(realpath "$2")
cd "$(dirname "$0")/../.."
flags=''
for sanitizer in address undefined thread; do
  case $sanitizer in undefined) symbol=__ubsan_ ;; address) symbol=__asan_ ;; thread) symbol=__tsan_ ;; esac
  ! nm "$build/libmlopt.a" | grep -q "$symbol" || flags="$flags -fsanitize=$sanitizer"
done

SANITIZE=$flags make --no-print-directory BUILD="$build" DESTDIR="$folder" PREFIX=/usr install >"$folder/log" 2>&1 || {
  cat "$folder/log"
  exit 1
}
prefix=$folder/usr
for file in bin/mlopt bin/mlopt-dynamic include/mlir-c/IR.h include/mlopt-c/Dialect.h lib/libmlopt.a lib/libmlopt.so \
  lib/pkgconfig/mlopt.pc share/man/man1/mlopt.1 share/bash-completion/completions/mlopt; do
  [ -s "$prefix/$file" ] || { echo "not installed: $file"; exit 1; }
done
readelf -d "$prefix/lib/libmlopt.so" | grep -q 'SONAME.*libmlopt\.so\.[0-9]' || {
  echo "libmlopt.so has no version in its name"
  exit 1
}

exports() { nm --defined-only "$@" | sed -n 's/^[0-9a-f]* [A-TV-Z] //p' | grep -v '^__odr_asan' | sort; }
declared=$(utils/check/capi_names.py --declared "$prefix/include" | sort -u)
for library in "libmlopt.a" "-D libmlopt.so"; do
  # shellcheck disable=SC2086 # an option and a name
  exported=$(cd "$prefix/lib" && exports $library | grep -vE '^(_init|_fini|_edata|_end|__bss_start)$')
  [ "$exported" = "$declared" ] || {
    echo "$library exports other than the headers declare:"
    echo "$exported" | grep -vxF "$declared" | head || true
    echo "$declared" | grep -vxF "$exported" || true
    exit 1
  }
done

# Builds an example, and has it convert a program and refuse a wrong one.
try_example() { # EXAMPLE PROGRAM PATTERN COMPILER LIBRARY…
  example=$1
  program=$2
  pattern=$3
  compiler=$4
  shift 4
  # shellcheck disable=SC2086 # a list of flags
  $compiler -Wall -Wextra -Werror $flags -I"$prefix/include" -o "$folder/$example" "test/examples/$example.c" "$@"
  echo "$program" | LD_LIBRARY_PATH="$prefix/lib" "$folder/$example" >"$folder/out"
  grep -q "$pattern" "$folder/out" || { echo "$example printed:"; cat "$folder/out"; exit 1; }
  ! echo 'func @f(' | LD_LIBRARY_PATH="$prefix/lib" "$folder/$example" >"$folder/out" 2>"$folder/err"
  grep -q '^-:1:[0-9]*: error: ' "$folder/err" || { echo "$example said:"; cat "$folder/err"; exit 1; }
}
link() { # COMPILER LIBRARY…
  try_example embed 'func @f(%a: i32) -> i32 { %0 = addi %a, %a : i32 return %0 : i32 }' \
    'llvm.add %arg0, %arg0' "$@"
  try_example split_complex 'func.func @f(%a: complex<f32>) -> complex<f32> { %0 = addcf %a, %a : complex<f32> return %0 : complex<f32> }' \
    'func.func @f(%arg0: f32, %arg1: f32) -> (f32, f32)' "$@"
}
link "${CC:-cc} -std=c11" "$prefix/lib/libmlopt.a" -pthread -lm
link "${CC:-cc} -std=c11" -L"$prefix/lib" -lmlopt
! command -v "${CXX:-c++}" >/dev/null || link "${CXX:-c++} -Wno-missing-field-initializers -x c++" -x none "$prefix/lib/libmlopt.a" -pthread -lm

# What was installed goes again, all of it.
make --no-print-directory BUILD="$build" DESTDIR="$folder" PREFIX=/usr uninstall >"$folder/log" 2>&1
left=$(find "$prefix" ! -type d)
[ -z "$left" ] || { echo "uninstall leaves:"; echo "$left"; exit 1; }
