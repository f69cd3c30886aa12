// SPDX-License-Identifier: Apache-2.0
// Starts `mlopt -lsp`, and shows what its commands answer.
"use strict";
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

/** Texts that the differences are made of, by their address. */
const texts = new Map();
const provider = { provideTextDocumentContent: (uri) => texts.get(uri.toString()) || "" };

function textUri(name, text) {
  const uri = vscode.Uri.from({ scheme: "mlopt", path: `/${name}.mlir`, query: String(texts.size) });
  texts.set(uri.toString(), text);
  return uri;
}

async function askPipeline() {
  const passes = await client.sendRequest("workspace/executeCommand", { command: "mlopt.passes", arguments: [] });
  const own = "Write a pipeline …";
  const picked = await vscode.window.showQuickPick([own, ...passes.map((pass) => pass.name)], { placeHolder: "The pass to run" });
  if (!picked) return undefined;
  if (picked === own) return vscode.window.showInputBox({ prompt: "The pipeline", value: "builtin.module(canonicalize,cse)" });
  const { anchor } = passes.find((pass) => pass.name === picked);
  return anchor && anchor !== "builtin.module" ? `builtin.module(${anchor}(${picked}))` : `builtin.module(${picked})`;
}

async function runPipeline(given) {
  const editor = vscode.window.activeTextEditor;
  const uri = given?.uri || editor?.document.uri.toString();
  const pipeline = given?.pipeline || (await askPipeline());
  if (!uri || !pipeline) return;
  const result = await client.sendRequest("workspace/executeCommand", { command: "mlopt.runPipeline", arguments: [{ uri, pipeline }] });
  if (!result.ok) {
    vscode.window.showErrorMessage(result.messages || "The pipeline failed.");
    return;
  }
  await vscode.commands.executeCommand("vscode.diff", textUri("before", result.before), textUri("after", result.after), pipeline);
}

async function explain(given) {
  const editor = vscode.window.activeTextEditor;
  if (!editor) return;
  const pipeline = given?.pipeline || (await askPipeline());
  if (!pipeline) return;
  const position = given?.position || editor.selection.active;
  const result = await client.sendRequest("workspace/executeCommand", { command: "mlopt.explain", arguments: [{ uri: editor.document.uri.toString(), pipeline, position: { line: position.line, character: position.character } }] });
  const text = [...result.reasons, result.trace || "No pattern was tried on it."].join("\n\n");
  await vscode.window.showTextDocument(textUri("why", text), { viewColumn: vscode.ViewColumn.Beside, preview: true });
}

exports.activate = async (context) => {
  const command = vscode.workspace.getConfiguration("mlopt").get("path");
  client = new LanguageClient("mlopt", "mlopt", { command, args: ["-lsp"] }, {
    documentSelector: [{ language: "mlir" }],
    middleware: {
      // The answers of commands in code actions are shown, too.
      executeCommand: (name, args, next) => name === "mlopt.runPipeline" ? runPipeline(args[0]) : name === "mlopt.explain" ? explain(args[0]) : next(name, args),
    },
  });
  context.subscriptions.push(
    vscode.workspace.registerTextDocumentContentProvider("mlopt", provider),
    vscode.commands.registerCommand("mlopt.run", () => runPipeline()),
    vscode.commands.registerCommand("mlopt.why", () => explain()));
  await client.start();
};

exports.deactivate = () => client && client.stop();
