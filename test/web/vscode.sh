#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The extension for Visual Studio Code: built by its npm tools, and its commands
# run against the server: vscode.sh MLOPT EXTENSION
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=$here/vscode
mkdir -p "$folder"
cp -r "$2/." "$folder/"
(cd "$folder" && npm install --silent --no-audit --no-fund --omit=dev &&
  "$here/node_modules/.bin/vsce" package -o mlopt.vsix >vsce.log 2>&1) || { cat "$folder/vsce.log"; exit 1; }
node "$here/vscode.mjs" "$1" "$folder"
