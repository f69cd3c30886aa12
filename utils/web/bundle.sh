#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# bundle.sh OUT: the playground and the npm package of OUT/mlopt.wasm.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out=$(cd "$1" && pwd)
modules=$out/../web-modules
mkdir -p "$modules"
cmp -s "$here/package.json" "$modules/package.json" || {
  cp "$here/package.json" "$modules/package.json"
  (cd "$modules" && npm install --silent --no-audit --no-fund)
}
cp "$here/bundle.mjs" "$modules/"
(cd "$modules" && node bundle.mjs "$here" "$out")
size=$(cat "$out/app.js" "$out/index.html" "$out/style.css" | gzip -9 | wc -c)
echo "web: $size bytes compressed"
[ "$size" -le 2097152 ] || { echo "web: more than 2 MB"; exit 1; }
