-- SPDX-License-Identifier: Apache-2.0
-- Neovim: `dofile` this from init.lua. vim.g.mlopt names the program.
-- vim.filetype.add does nothing in Neovim 0.7 unless it is asked for.
vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, { pattern = "*.mlir", command = "setfiletype mlir" })

-- Later lines come before earlier ones.
local highlighting = {
  { "Identifier", [[[a-zA-Z_]\w*\(\.\w\+\)\+]], "Keyword" },
  { "Word", [[\<\(module\|func\|return\|call\|attributes\|loc\|to\)\>]], "Keyword" },
  { "Number", [[\<\d\+\(\.\d*\([eE][+-]\?\d\+\)\?\)\?\>\|\<0x\x\+\>]], "Number" },
  { "Type", [[\(\<\|x\@1<=\)\([su]\?i\d\+\|b\?f\d\+\|tf32\|index\|none\|memref\|tensor\|vector\|tuple\|complex\)\>\.\@!]], "Type" },
  { "Alias", [=[[!#][a-zA-Z$._-][a-zA-Z0-9$._-]*]=], "Type" },
  { "Value", [=[%\(\d\+\|[a-zA-Z$._-][a-zA-Z0-9$._-]*\)\(#\d\+\)\?]=], "Identifier" },
  { "Block", [=[\^\(\d\+\|[a-zA-Z$._-][a-zA-Z0-9$._-]*\)]=], "Label" },
  { "Symbol", [=[@\([a-zA-Z_][a-zA-Z0-9$._]*\|"[^"]*"\)]=], "Function" },
  { "String", [["\(\\.\|[^"\\]\)*"]], "String" },
  { "Comment", [[//.*$]], "Comment" },
}

local function highlight()
  for _, row in ipairs(highlighting) do
    vim.cmd(("syntax match mlir%s ~%s~"):format(row[1], row[2]))
    vim.cmd(("highlight default link mlir%s %s"):format(row[1], row[3]))
  end
end

local function start()
  -- Afterwards, as Neovim's own syntax files clear what was there.
  vim.schedule(highlight)
  vim.bo.commentstring = "// %s"
  local root = vim.fn.getcwd()
  if vim.lsp.start then
    vim.lsp.start({ name = "mlopt", cmd = { vim.g.mlopt or "mlopt", "-lsp" }, root_dir = root })
  else
    local id = vim.lsp.start_client({ name = "mlopt", cmd = { vim.g.mlopt or "mlopt", "-lsp" }, root_dir = root })
    vim.lsp.buf_attach_client(0, id)
  end
  vim.bo.omnifunc = "v:lua.vim.lsp.omnifunc"
end

--- Shows text in a window beside this one.
local function show(text, filetype)
  vim.cmd("vnew")
  vim.bo.buftype, vim.bo.bufhidden = "nofile", "wipe"
  vim.api.nvim_buf_set_lines(0, 0, -1, false, vim.split(text, "\n"))
  vim.bo.filetype = filetype
end

local function ask(command, argument, done)
  argument.uri = vim.uri_from_bufnr(0)
  vim.lsp.buf_request(0, "workspace/executeCommand", { command = command, arguments = { argument } }, function(err, result)
    if err then vim.notify(err.message, vim.log.levels.ERROR) else done(result) end
  end)
end

--- `-canonicalize -cse` or `builtin.module(…)`.
local function pipeline(text)
  if not text:match("^%-") then return text end
  return "builtin.module(" .. text:gsub("%s+%-", ","):gsub("^%-", "") .. ")"
end

vim.api.nvim_create_user_command("MlirRun", function(call)
  ask("mlopt.runPipeline", { pipeline = pipeline(call.args) }, function(result)
    show(result.ok and result.diff or result.messages, "diff")
  end)
end, { nargs = "+" })

vim.api.nvim_create_user_command("MlirWhy", function(call)
  local place = vim.lsp.util.make_position_params().position
  local text = call.args ~= "" and call.args or "-convert-to-llvm"
  ask("mlopt.explain", { pipeline = pipeline(text), position = place }, function(result)
    show(table.concat(result.reasons, "\n") .. "\n" .. result.trace, "")
  end)
end, { nargs = "*" })

vim.api.nvim_create_autocmd("FileType", { pattern = "mlir", callback = start })
