-- SPDX-License-Identifier: Apache-2.0
-- Neovim as a client of mlopt -lsp. Run by neovim.sh, which names the program
-- and a file.
local function fail(text)
  io.stderr:write("neovim: " .. text .. "\n")
  vim.cmd("cquit 1")
end

local function check(ok, text)
  if not ok then fail(text) end
end

vim.cmd("edit " .. os.getenv("MLIR_FILE"))
local client = vim.lsp.start_client({ name = "mlopt", cmd = { os.getenv("MLOPT"), "-lsp" } })
check(client, "the client did not start")
check(vim.wait(10000, function() return vim.lsp.get_client_by_id(client) ~= nil
  and vim.lsp.get_client_by_id(client).initialized end), "the server did not answer")
vim.lsp.buf_attach_client(0, client)

local function ask(method, more)
  local params = vim.tbl_extend("force", vim.lsp.util.make_position_params(), more or {})
  local answers = vim.lsp.buf_request_sync(0, method, params, 10000)
  check(answers and answers[client] and answers[client].result, method .. " has no answer")
  return answers[client].result
end

-- A mistake is shown, and goes away when it is mended.
check(vim.wait(10000, function() return #vim.diagnostic.get(0) == 1 end), "one error was expected")
check(vim.diagnostic.get(0)[1].lnum == 2, "the error is on line 3")
vim.api.nvim_buf_set_lines(0, 2, 3, false, { "  return %0 : i32" })
check(vim.wait(10000, function() return #vim.diagnostic.get(0) == 0 end), "the error was mended")

vim.api.nvim_win_set_cursor(0, { 3, 9 })
local definition = ask("textDocument/definition")
check(definition[1].range.start.line == 1, "%0 is defined on line 2")
check(#ask("textDocument/references", { context = { includeDeclaration = true } }) == 2, "%0 is there twice")
check(ask("textDocument/hover").contents.value:find("arith.addi"), "hover names the operation")
vim.lsp.util.apply_workspace_edit(ask("textDocument/rename", { newName = "sum" }), "utf-16")
check(vim.api.nvim_buf_get_lines(0, 2, 3, false)[1] == "  return %sum : i32", "%0 is %sum now")
check(vim.api.nvim_buf_get_lines(0, 1, 2, false)[1]:find("%%sum ="), "so is its definition")
check(ask("textDocument/documentSymbol")[1].name == "f", "the function is listed")
vim.cmd("qall!")
