#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Shows what mlopt does: demo.sh BUILD. A program of 2020 in std, then lowered to
# the llvm dialect in the spelling of its time, and in today's.
set -eu
cd "$(dirname "$0")/.."
build=${1:-build}

run() {
  printf '\n$ %s\n' "$*"
  "$@"
}

run cat utils/demo/matmul.mlir
run "$build/mlopt" utils/demo/matmul.mlir
run "$build/mlopt" -convert-std-to-llvm utils/demo/matmul.mlir
run "$build/mlopt" '-convert-std-to-llvm=llvm-types=modern' utils/demo/matmul.mlir
