#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A picture of Neovim with the language server, in a terminal of tmux:
# terminal.sh MLOPT CONFIGURATION PICTURE
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
session=mlopt-$$
trap 'tmux -L $session kill-server 2>/dev/null || true; rm -rf "$folder"' EXIT
cp "$here/Inputs/editor.mlir" "$folder/blend.mlir"
cat >"$folder/init.lua" <<END
vim.g.mlopt = "$1"
vim.o.termguicolors, vim.o.number, vim.o.signcolumn, vim.o.swapfile = true, true, "yes", false
vim.o.laststatus, vim.o.ruler, vim.o.showcmd, vim.o.background = 0, false, false, "dark"
dofile("$2")
local colours = { Normal = "#e4e6eb #14161b", NormalFloat = "#e4e6eb #232733", FloatBorder = "#8aa4ff #232733", LineNr = "#5b606c",
  SignColumn = "#e4e6eb #14161b", EndOfBuffer = "#14161b #14161b", Comment = "#7c828e", Keyword = "#9db4ff", Type = "#7ee2a0",
  Identifier = "#6cc7e0", Function = "#c9a5ff", String = "#ffb38a", Number = "#ffb38a", Label = "#f2c45a",
  DiagnosticError = "#ff9b93", DiagnosticHint = "#969ca8", Special = "#f2c45a", Delimiter = "#969ca8" }
for group, pair in pairs(colours) do
  local fg, bg = pair:match("(%S+) ?(%S*)")
  vim.cmd("highlight clear " .. group .. " | highlight " .. group .. " guifg=" .. fg .. (bg ~= "" and " guibg=" .. bg or ""))
end
vim.cmd("highlight DiagnosticUnderlineError gui=underline guisp=#ff9b93")
vim.lsp.handlers["textDocument/hover"] = vim.lsp.with(vim.lsp.handlers.hover, { border = "rounded", max_width = 60 })
END
echo 'set -g default-terminal tmux-256color
set -ga terminal-overrides ",*:RGB"
set -g status off' >"$folder/tmux.conf"
HOME=$folder XDG_STATE_HOME=$folder TERM=xterm-256color tmux -L "$session" -f "$folder/tmux.conf" -u \
  new-session -d -x 124 -y 15 "cd $folder && nvim -u init.lua blend.mlir"
see() { tmux -L "$session" capture-pane -p -t 0 | grep -q "$1"; }
wait_for() {
  for _ in $(seq 100); do
    see "$1" && return
    sleep 0.1
  done
  tmux -L "$session" capture-pane -p -t 0
  echo "terminal: '$1' is not shown"
  exit 1
}
# The mistake is shown at its line, and what the value is that it speaks of.
wait_for 'expects different type'
tmux -L "$session" send-keys -t 0 ':5' Enter '0f%' ':lua vim.lsp.buf.hover()' Enter
wait_for 'Type: .index'
tmux -L "$session" capture-pane -e -p -t 0 >"$folder/screen"
node "$here/terminal.mjs" "$folder/screen" "$3"
echo '1 passed, 0 failed'
