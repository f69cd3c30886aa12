#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Installs what a program says of itself: completion for shells, and the options
# and passes in its man page. install_tables.sh MLOPT PREFIX
set -eu
mlopt=$1
share=$2/share
page=$share/man/man1/mlopt.1
install -d "$share/bash-completion/completions" "$share/zsh/site-functions" "$share/fish/vendor_completions.d"
"$mlopt" -completion=bash >"$share/bash-completion/completions/mlopt"
"$mlopt" -completion=zsh >"$share/zsh/site-functions/_mlopt"
"$mlopt" -completion=fish >"$share/fish/vendor_completions.d/mlopt.fish"
{
  sed '/^\.SH OPTIONS/q' "$page"
  "$mlopt" -completion=man
  sed -n '/^\.SH EXIT STATUS/,$p' "$page"
} >"$page.new"
mv "$page.new" "$page"
