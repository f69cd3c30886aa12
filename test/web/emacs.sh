#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Emacs, in batch mode, as a client of the language server: emacs.sh MLOPT MLOPT.EL
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat >"$folder/test.mlir" <<'END'
// A mistake in line 4.
func.func @f(%a: i32) -> i32 { %zero = arith.constant 0 : i32
  %0 = arith.addi %a, %zero : i32
  return %0 : f32
}
END
MLOPT=$1 MLOPT_EL=$2 MLIR_FILE=$folder/test.mlir HOME=$folder \
  timeout 60 emacs -q --batch -l "$here/emacs.el" 2>&1
