// SPDX-License-Identifier: Apache-2.0
// Compares the grammar for highlighting with the server's own tokens, and with
// those of the lexer, as the parser asks for them, over all test files:
// grammar.mjs MLOPT MLOPT-TOKENS GRAMMAR FOLDER
import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(import.meta.url);
const oniguruma = require("vscode-oniguruma"), textmate = require("vscode-textmate");
const [mlopt, mloptTokens, grammarPath, folder] = process.argv.slice(2);

/** The legend of the server, and how a scope of the grammar begins. */
const scopes = { comment: ["comment"], variable: ["variable"], label: ["entity.name.label"], function: ["entity.name.function"], macro: ["entity.name.tag"], type: ["support.type"], string: ["string"], number: ["constant.numeric"], keyword: ["keyword", "string", "source.word"], property: ["source.word", "keyword"], word: ["keyword", "source.word", "support.type", "constant.numeric.dimension"] };
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

/** [line, column, size, kind] of the lexer's tokens, from 0; columns in bytes. */
function lexerTokens(path) {
  const { output } = spawnSync(mloptTokens, ["-allow-unregistered-dialect", "-split-input-file", "-verify-diagnostics", path, "-o", "/dev/null"], { stdio: ["ignore", "ignore", "ignore", "pipe"], maxBuffer: 1 << 28 });
  return output[3].toString().split("\n").slice(0, -1).map((row) => row.split(" ")).map(([line, column, size, kind]) => [line - 1, column - 1, +size, kind]);
}
/** Columns in bytes to those of the text. */
const unitsBefore = (text, bytes) => (/^[\x00-\x7f]*$/.test(text) ? bytes : Buffer.from(text).subarray(0, bytes).toString().length);

let passed = 0, wrong = [];
const answers = serverTokens(texts);
const whole = new Set(["string", "function", "label"]); // The others' tokens have more in them.
files.forEach((name, index) => {
  const rows = texts[index].split("\n"), lines = rows.map((line) => grammar.tokenizeLine(line, null).tokens);
  const scopeAt = (line, column) => lines[line]?.find((part) => part.startIndex <= column && part.endIndex > column)?.scopes.at(-1) || "none";
  const compare = (who, line, column, kind) => {
    const scope = scopeAt(line, column);
    if (scopes[kind].some((begin) => scope.startsWith(begin))) passed++;
    else wrong.push(`${name}:${line + 1}:${column + 1}: ${kind} for the ${who}, but the grammar says ${scope}`);
  };
  let line = 0, column = 0;
  for (let i = 0; i < answers[index].length; i += 5) {
    const [down, right, size, kind] = answers[index].slice(i, i + 4);
    column = down ? right : column + right;
    line += down;
    if (size) compare("server", line, column, legend[kind]);
  }
  for (const [row, byte, size, kind] of lexerTokens(join(folder, name))) {
    if (rows[row] === undefined || texts[index].includes("\0")) continue;
    compare("lexer", row, unitsBefore(rows[row], byte), kind);
    if (whole.has(kind)) compare("lexer", row, unitsBefore(rows[row], byte + size) - 1, kind);
  }
});
wrong.slice(0, 20).forEach((text) => console.log(text));
console.log(`${passed} tokens of ${files.length} files`);
console.log(wrong.length ? `0 passed, 1 failed` : `1 passed, 0 failed`);
process.exit(wrong.length ? 1 : 0);
