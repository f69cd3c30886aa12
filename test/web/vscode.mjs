// SPDX-License-Identifier: Apache-2.0
// The extension's code with a server, in the place of the editor what it calls of
// the editor: vscode.mjs MLOPT EXTENSION
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import Module, { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { check, report } from "./browser.mjs";

const [mlopt, folder] = process.argv.slice(2).map((path) => resolve(path));
const require = createRequire(join(folder, "extension.js"));
const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
const text = "func.func @f(%a: i32, %t: tensor<4xi32>) -> i32 {\n  %c = arith.constant 0 : i32\n  %0 = arith.addi %a, %c : i32\n  return %0 : i32\n}\n";

// --- what the editor gives -------------------------------------------------------

const commands = new Map(), shown = [], executed = [];
let provider, quickPick;
const uri = (parts) => ({ ...parts, toString: () => `${parts.scheme}:${parts.path}?${parts.query}` });
const document = { uri: { toString: () => "file:///a.mlir" } };
const vscode = {
  Uri: { from: uri },
  ViewColumn: { Beside: -2 },
  commands: { registerCommand: (name, run) => commands.set(name, run), executeCommand: (...call) => executed.push(call) },
  workspace: { getConfiguration: (name) => ({ get: (key) => ({ "mlopt.path": mlopt })[name + "." + key] }), registerTextDocumentContentProvider: (_scheme, given) => { provider = given; } },
  window: {
    activeTextEditor: { document, selection: { active: { line: 0, character: 2 } } },
    showQuickPick: async (items) => items.find((item) => item === quickPick), showInputBox: async ({ value }) => value,
    showErrorMessage: (message) => shown.push(message), showTextDocument: (place) => shown.push(provider.provideTextDocumentContent(place)),
  },
};

/** Speaks to the server by the library that the extension's client uses. */
class LanguageClient {
  constructor(id, _name, server, client) { assert.ok(id && client.documentSelector[0].language === "mlir"); this.server = server; }
  async start() {
    const rpc = require("vscode-languageserver-protocol/node");
    this.process = spawn(this.server.command, this.server.args, { stdio: ["pipe", "pipe", "inherit"] });
    this.connection = rpc.createMessageConnection(new rpc.StreamMessageReader(this.process.stdout), new rpc.StreamMessageWriter(this.process.stdin));
    this.connection.listen();
    await this.connection.sendRequest("initialize", { processId: process.pid, rootUri: null, capabilities: {} });
    await this.connection.sendNotification("initialized", {});
    await this.connection.sendNotification("textDocument/didOpen", { textDocument: { uri: "file:///a.mlir", languageId: "mlir", version: 1, text } });
  }
  sendRequest(method, parameters) { return this.connection.sendRequest(method, parameters); }
  async stop() { await this.connection.sendRequest("shutdown"); await this.connection.sendNotification("exit"); this.connection.dispose(); }
}
const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? vscode : name === "vscode-languageclient/node" ? { LanguageClient } : load(name, ...rest));

// --- what it must do ---------------------------------------------------------------

const extension = require("./extension.js"), context = { subscriptions: [] };
await check("the package holds what the manifest names", () => {
  const names = execFileSync("unzip", ["-Z1", join(folder, "mlopt.vsix")]).toString().split("\n");
  const { languages, grammars } = manifest.contributes;
  for (const path of [manifest.main, languages[0].configuration, grammars[0].path]) assert.ok(names.includes(join("extension", path)), path);
  assert.ok(names.some((name) => name.startsWith("extension/node_modules/vscode-languageclient/")));
});
await check("it starts, with all commands of the manifest", async () => {
  await extension.activate(context);
  assert.deepEqual([...commands.keys()].sort(), manifest.contributes.commands.map(({ command }) => command).sort());
  assert.equal(context.subscriptions.length, 3);
});
await check("a pipeline's difference is shown", async () => {
  quickPick = "canonicalize";
  await commands.get("mlopt.run")();
  const [name, before, after, title] = executed.pop();
  assert.deepEqual([name, title], ["vscode.diff", "builtin.module(canonicalize)"]);
  assert.match(provider.provideTextDocumentContent(before), /arith\.addi/);
  assert.doesNotMatch(provider.provideTextDocumentContent(after), /arith\.addi/);
});
await check("nothing is picked, or a pipeline is written", async () => {
  quickPick = "test-nothing";
  assert.equal(await commands.get("mlopt.run")(), undefined);
  quickPick = "Write a pipeline …";
  await commands.get("mlopt.run")();
  assert.equal(executed.pop()[3], "builtin.module(canonicalize,cse)");
});
await check("why an operation was not converted", async () => {
  quickPick = "convert-to-llvm";
  await commands.get("mlopt.why")();
  assert.match(shown.pop(), /argument #1 has type 'tensor<4xi32>', which has no LLVM type/);
});
await extension.deactivate();
report();
