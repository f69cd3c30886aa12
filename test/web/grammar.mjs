// SPDX-License-Identifier: Apache-2.0
// Compares the grammar for highlighting with the server's own tokens over all
// test files: grammar.mjs MLOPT GRAMMAR FOLDER
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(import.meta.url);
const oniguruma = require("vscode-oniguruma"), textmate = require("vscode-textmate");
const [mlopt, grammarPath, folder] = process.argv.slice(2);

/** The legend of the server, and how a scope of the grammar begins. */
const scopes = { comment: ["comment"], variable: ["variable"], label: ["entity.name.label"], function: ["entity.name.function"], macro: ["entity.name.tag"], type: ["support.type"], string: ["string"], number: ["constant.numeric"], keyword: ["keyword", "string", "source.word"], property: ["source.word", "keyword"] };
const legend = ["comment", "variable", "label", "function", "macro", "type", "string", "number", "keyword", "property"];

function serverTokens(texts) {
  const messages = [{ id: 0, method: "initialize", params: { capabilities: {} } }];
  texts.forEach((text, i) => {
    const uri = `file:///${i}.mlir`;
    messages.push({ method: "textDocument/didOpen", params: { textDocument: { uri, languageId: "mlir", version: 1, text } } });
    messages.push({ id: i + 1, method: "textDocument/semanticTokens/full", params: { textDocument: { uri } } });
    messages.push({ method: "textDocument/didClose", params: { textDocument: { uri } } });
  });
  messages.push({ id: -1, method: "shutdown" }, { method: "exit" });
  const parts = messages.map((message) => Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message })));
  const input = Buffer.concat(parts.flatMap((part) => [Buffer.from(`Content-Length: ${part.length}\r\n\r\n`), part]));
  const output = execFileSync(mlopt, ["-lsp"], { input, maxBuffer: 1 << 30 });
  const answers = [];
  for (let at = 0; at < output.length;) {
    const end = output.indexOf("\r\n\r\n", at), size = +/\d+/.exec(output.subarray(at, end).toString())[0];
    const message = JSON.parse(output.subarray(end + 4, end + 4 + size).toString());
    if (message.id > 0) answers[message.id - 1] = message.result.data;
    at = end + 4 + size;
  }
  return answers;
}

const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".mlir")).sort();
const texts = files.map((name) => readFileSync(join(folder, name))).map((bytes) => bytes.toString("utf8").replace(/\r/g, ""));
await oniguruma.loadWASM(readFileSync(require.resolve("vscode-oniguruma/release/onig.wasm")).buffer);
const registry = new textmate.Registry({
  onigLib: Promise.resolve({ createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns), createOnigString: (text) => new oniguruma.OnigString(text) }),
  loadGrammar: async () => textmate.parseRawGrammar(readFileSync(grammarPath, "utf8"), "mlir.json"),
});
const grammar = await registry.loadGrammar("source.mlir");

let passed = 0, wrong = [];
const answers = serverTokens(texts);
files.forEach((name, index) => {
  const lines = texts[index].split("\n").map((line) => grammar.tokenizeLine(line, null).tokens);
  let line = 0, column = 0;
  for (let i = 0; i < answers[index].length; i += 5) {
    const [down, right, size, kind] = answers[index].slice(i, i + 4);
    column = down ? right : column + right;
    line += down;
    const token = lines[line].find((part) => part.startIndex <= column && part.endIndex > column);
    const scope = token ? token.scopes.at(-1) : "none";
    if (size === 0 || scopes[legend[kind]].some((begin) => scope.startsWith(begin))) passed++;
    else wrong.push(`${name}:${line + 1}:${column + 1}: ${legend[kind]}, but the grammar says ${scope}`);
  }
});
wrong.slice(0, 20).forEach((text) => console.log(text));
console.log(`${passed} tokens of ${files.length} files`);
console.log(wrong.length ? `0 passed, 1 failed` : `1 passed, 0 failed`);
process.exit(wrong.length ? 1 : 0);
