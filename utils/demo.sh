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

# The whole way to a running program, where there is a clang that reads today's
# LLVM IR.
for clang in clang-22 clang; do
  command -v "$clang" >/dev/null || continue
  "$build/mlopt" -convert-std-to-llvm -mlir-to-llvmir utils/demo/sum.mlir -o "$build/sum.ll"
  "$clang" -w -o "$build/sum" utils/demo/sum_main.c "$build/sum.ll" 2>/dev/null || continue
  printf '\n$ mlopt -convert-std-to-llvm -mlir-to-llvmir utils/demo/sum.mlir -o sum.ll\n'
  printf '$ %s utils/demo/sum_main.c sum.ll -o sum && ./sum\n' "$clang"
  "$build/sum"
  break
done
