#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# check.sh BUILD: the tests of `make check-web`. Ends with "N passed, N failed".
set -u
here=$(cd "$(dirname "$0")" && pwd)
build=$(cd "$1" && pwd)
tests=$here/../../test
shots=$build/web/shots
run=$build/web-tests
mkdir -p "$shots" "$run"
# npm's modules are found beside the tests, so the tests are copied there.
cp -r "$tests/web/." "$run/"
(cd "$run" && npm install --silent --no-audit --no-fund) || exit 1
log=$(mktemp)
trap 'rm -f "$log"' EXIT
passed=0
failed=0

step() { # NAME COMMAND…
  name=$1
  shift
  timeout 300 "$@" >"$log" 2>&1
  result=$?
  counts=$(sed -n 's/^\([0-9]*\) passed, \([0-9]*\) failed$/\1 \2/p' "$log" | tail -n 1)
  if [ $result -eq 0 ] && [ -n "$counts" ]; then
    echo "[$name] $(tail -n 1 "$log")"
    passed=$((passed + ${counts% *}))
  else
    cat "$log"
    echo "[$name] failed"
    failed=$((failed + 1))
  fi
}

step 'answers of mlir-lsp-server' python3 "$tests/lsp/Inputs/replay.py" --oracle mlir-lsp-server-22
step 'protocol fuzzer' python3 "$tests/lsp/Inputs/fuzz.py" 1 30 "$build/mlopt" -lsp
step neovim "$run/neovim.sh" "$build/mlopt"
step 'a terminal' "$run/terminal.sh" "$build/mlopt" "$here/../editors/neovim/mlopt.lua" "$shots/editor.png"
step emacs "$run/emacs.sh" "$build/mlopt" "$here/../editors/emacs/mlopt.el"
step 'vscode extension' "$run/vscode.sh" "$build/mlopt" "$here/../editors/vscode"
step 'grammar' node "$run/grammar.mjs" "$build/mlopt" "$build/mlopt-tokens" "$here/../editors/vscode/syntaxes/mlir.tmLanguage.json" "$tests"
step 'package' node "$run/package.mjs" "$build/web/npm"
step 'explorer' node "$run/explore.mjs" "$build/mlopt-test" "$shots"
step 'playground' node "$run/playground.mjs" "$build/web" "$shots"

echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
