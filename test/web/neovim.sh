#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Neovim, headless, as a client of the language server: neovim.sh MLOPT
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat >"$folder/test.mlir" <<'END'
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : f32
}
END
MLOPT=$1 MLIR_FILE=$folder/test.mlir HOME=$folder XDG_STATE_HOME=$folder \
  timeout 60 nvim --headless -u NONE -n -c "luafile $here/neovim.lua" 2>&1
echo '1 passed, 0 failed'
