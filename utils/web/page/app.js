// The playground: an editor, a pipeline, the output beside it.
import { basicSetup } from "codemirror";
import { EditorState, Compartment } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { HighlightStyle, StreamLanguage, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, setDiagnostics } from "@codemirror/lint";
import { tags } from "@lezer/highlight";
import { examples } from "./examples.js";
import workerText from "worker-text";
import wasmText from "wasm-text";

const byId = (id) => document.getElementById(id);

// --- the editors --------------------------------------------------------------

const patterns = [
  [/^\/\/.*/, "comment"], [/^"(?:[^"\\]|\\.)*"?/, "string"], [/^%[\w$.-]+(#\d+)?/, "variableName"], [/^@[\w$.-]+|^@"[^"]*"/, "function"],
  [/^\^[\w$.-]+/, "labelName"], [/^[!][\w$.-]+/, "typeName"], [/^#[\w$.-]+/, "meta"], [/^(?:[su]?i\d+|b?f\d+|tf32|index|none|memref|tensor|vector|tuple|complex)\b/, "typeName"],
  [/^-?\d+(?:\.\d*(?:[eE][+-]?\d+)?)?|^0x[0-9A-Fa-f]+/, "number"], [/^[a-zA-Z_]\w*(?:\.[\w$]+)+/, "keyword"], [/^(?:module|func|return|call|attributes|loc|to|dense)\b/, "keyword"], [/^[a-zA-Z_][\w$]*/, null],
];
const mlir = StreamLanguage.define({
  token(stream) {
    if (stream.eatSpace()) return null;
    for (const [pattern, kind] of patterns) if (stream.match(pattern)) return kind === "function" ? "definition" : kind;
    stream.next();
    return null;
  },
  languageData: { commentTokens: { line: "//" } },
});
const style = (dark) => syntaxHighlighting(HighlightStyle.define([
  { tag: tags.comment, color: dark ? "#7c828e" : "#80848e" }, { tag: tags.string, color: dark ? "#ffb38a" : "#9a3412" }, { tag: tags.variableName, color: dark ? "#6cc7e0" : "#0b6e8a" },
  { tag: tags.definition(tags.variableName), color: dark ? "#c9a5ff" : "#8250df" }, { tag: tags.labelName, color: dark ? "#f2c45a" : "#8a5a00" }, { tag: tags.typeName, color: dark ? "#7ee2a0" : "#116329" },
  { tag: tags.meta, color: dark ? "#7ee2a0" : "#116329" }, { tag: tags.number, color: dark ? "#ffb38a" : "#9a3412" }, { tag: tags.keyword, color: dark ? "#9db4ff" : "#3b5bdb" },
]));
const theme = new Compartment(), outputTheme = new Compartment();
let isDark = matchMedia("(prefers-color-scheme: dark)").matches;
const look = () => [style(isDark), EditorView.theme({}, { dark: isDark })];
let timer;
const editor = new EditorView({ parent: byId("input"), extensions: [keymap.of([{ key: "Mod-Enter", run: () => (runNow(), true) }]), basicSetup, mlir, lintGutter(), theme.of(look()),
  EditorView.updateListener.of((update) => { if (update.docChanged) { clearTimeout(timer); timer = setTimeout(runNow, 300); } })] });
const output = new EditorView({ parent: byId("output"), extensions: [basicSetup, mlir, outputTheme.of(look()), EditorState.readOnly.of(true)] });
const setText = (view, text) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
function setTheme(dark) {
  isDark = dark;
  document.documentElement.classList.toggle("dark", dark);
  editor.dispatch({ effects: theme.reconfigure(look()) });
  output.dispatch({ effects: outputTheme.reconfigure(look()) });
}

// --- the worker -----------------------------------------------------------------

async function unpack(text) {
  const packed = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}
const wasm = unpack(wasmText);
let worker, number = 0, waiting = new Map();
async function startWorker() {
  const started = new Worker(URL.createObjectURL(new Blob([workerText], { type: "text/javascript" })));
  worker = started;
  started.onmessage = ({ data }) => { waiting.get(data.id)?.(data); waiting.delete(data.id); byId("stop").hidden = waiting.size === 0; };
  started.postMessage({ wasm: await wasm });
}
let starting = startWorker();
async function ask(text, pipeline, options) {
  await starting;
  const id = ++number;
  return new Promise((done) => {
    waiting.set(id, done);
    setTimeout(() => { byId("stop").hidden = waiting.size === 0; }, 400);
    worker.postMessage({ id, text, pipeline, options });
  });
}
function stop() {
  worker.terminate();
  waiting = new Map();
  byId("stop").hidden = true;
  show({ ok: false, output: "", diagnostics: [] }, "stopped");
  starting = startWorker();
}

// --- running ----------------------------------------------------------------------

const request = () => [editor.state.doc.toString(), byId("pipeline").value, { llvmIR: byId("llvm").checked }];
function messageItem(entry) {
  const item = document.createElement("li"), kind = document.createElement("b");
  item.className = entry.kind;
  kind.textContent = entry.kind + (entry.line ? ` ${entry.line}:${entry.column}` : "");
  item.append(kind, " ", entry.text);
  item.addEventListener("click", () => { if (!entry.line) return; const line = editor.state.doc.line(Math.min(entry.line, editor.state.doc.lines)); editor.dispatch({ selection: { anchor: Math.min(line.to, line.from + Math.max(0, entry.column - 1)) }, scrollIntoView: true }); editor.focus(); });
  return item;
}
function marks(result) {
  const doc = editor.state.doc;
  return result.diagnostics.filter((entry) => entry.line && entry.line <= doc.lines).map((entry) => {
    const line = doc.line(entry.line), from = Math.min(line.to, line.from + Math.max(0, entry.column - 1));
    const word = /^[%^@!#]?[\w$.-]+/.exec(doc.sliceString(from, line.to));
    return { from, to: Math.min(line.to, from + (word ? word[0].length : 1)), severity: entry.kind === "error" ? "error" : entry.kind === "warning" ? "warning" : "info", message: [entry.text, ...entry.notes.map((note) => "note: " + note.text)].join("\n") };
  });
}
function show(result, status) {
  if (result.ok || !result.output === false) setText(output, result.output);
  if (!result.ok) setText(output, "");
  byId("messages").replaceChildren(...result.diagnostics.flatMap((entry) => [messageItem(entry), ...entry.notes.map(messageItem)]));
  byId("status").textContent = status;
  byId("status").className = result.ok ? "ok" : "bad";
  editor.dispatch(setDiagnostics(editor.state, marks(result)));
}
async function runNow() {
  const asked = request(), { result, took } = await ask(...asked);
  if (String(asked) !== String(request())) return;
  show(result, result.ok ? `${took.toFixed(took < 10 ? 1 : 0)} ms` : "failed");
  history.replaceState(null, "", "#" + pack());
}
async function explore() {
  const [text, pipeline, options] = request(), { result } = await ask(text, pipeline, { ...options, explore: true });
  if (!result.explorer) { show(result, "failed"); return; }
  byId("frame").src = URL.createObjectURL(new Blob([result.explorer], { type: "text/html" }));
  byId("page").hidden = false;
}

// --- the state in the address -----------------------------------------------------

function pack() {
  const bytes = new TextEncoder().encode(JSON.stringify(request()));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
function unpackState(text) {
  try {
    const bytes = Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (character) => character.charCodeAt(0));
    const [input, pipeline, options] = JSON.parse(new TextDecoder().decode(bytes));
    load({ text: String(input), pipeline: String(pipeline), llvmIR: !!options.llvmIR, about: "" });
    return true;
  } catch { return false; }
}
function load({ text, pipeline, llvmIR, about }) {
  byId("pipeline").value = pipeline;
  byId("llvm").checked = !!llvmIR;
  byId("about").textContent = about;
  setText(editor, text);
  fillForms();
  clearTimeout(timer);
  runNow();
}

// --- the pipeline: completion and forms ---------------------------------------------

let passes = [];
/** From -list-passes: flags with two blanks before them, options with six. */
function readPasses(text) {
  for (const line of text.split("\n")) {
    const pass = /^  -(\S+)\s*(.*)$/.exec(line), option = /^      (\S+)\s*(.*)$/.exec(line);
    if (pass) passes.push({ flag: pass[1], help: pass[2], options: [] });
    else if (option && passes.length) passes[passes.length - 1].options.push({ name: option[1], help: option[2] });
  }
}
const currentWord = () => { const field = byId("pipeline"), before = field.value.slice(0, field.selectionStart); return /[\w-]*$/.exec(before)[0].replace(/^-+/, ""); };
function suggest() {
  const word = currentWord(), list = byId("suggestions");
  const found = word ? passes.filter((pass) => pass.flag.includes(word) && pass.flag !== word).sort((a, b) => b.flag.startsWith(word) - a.flag.startsWith(word)).slice(0, 12) : [];
  list.replaceChildren(...found.map((pass, i) => {
    const item = document.createElement("li"), help = document.createElement("small");
    item.className = i === 0 ? "now" : "";
    help.textContent = pass.help;
    item.append(pass.flag, help);
    item.addEventListener("pointerdown", (event) => { event.preventDefault(); take(pass.flag); });
    return item;
  }));
  list.hidden = !found.length;
}
function take(flag) {
  const field = byId("pipeline"), at = field.selectionStart, word = currentWord();
  field.setRangeText(flag, at - word.length, at, "end");
  byId("suggestions").hidden = true;
  fillForms();
  runNow();
}
/** A form for the options of the passes that are written as flags. */
function fillForms() {
  const text = byId("pipeline").value, host = byId("options");
  host.replaceChildren();
  for (const [whole, flag, given] of text.matchAll(/(?:^|\s)-([\w-]+)(?:=("[^"]*"|\S+))?/g)) {
    const pass = passes.find((entry) => entry.flag === flag);
    for (const option of pass ? pass.options : []) {
      const label = document.createElement("label"), field = document.createElement("input");
      const values = Object.fromEntries((given || "").replace(/"/g, "").split(" ").filter(Boolean).map((part) => { const [name, ...rest] = part.split("="); return [name, rest.join("=")]; }));
      label.title = option.help;
      field.value = values[option.name] || "";
      field.placeholder = "default";
      field.addEventListener("change", () => {
        if (field.value) values[option.name] = field.value; else delete values[option.name];
        const list = Object.entries(values).map(([name, value]) => `${name}=${value}`).join(" ");
        byId("pipeline").value = text.replace(whole, `${whole[0] === "-" ? "" : " "}-${flag}${list ? (list.includes(" ") ? `="${list}"` : "=" + list) : ""}`);
        fillForms();
        runNow();
      });
      label.append(`${flag} ${option.name}`, field);
      host.append(label);
    }
  }
  byId("forms").hidden = !host.children.length;
}

// --- start ------------------------------------------------------------------------

examples.forEach((entry, i) => byId("example").append(new Option(entry.name, i)));
byId("example").addEventListener("change", (event) => load(examples[event.target.value]));
byId("pipeline").addEventListener("input", () => { suggest(); fillForms(); clearTimeout(timer); timer = setTimeout(runNow, 300); });
byId("pipeline").addEventListener("blur", () => { byId("suggestions").hidden = true; });
byId("pipeline").addEventListener("keydown", (event) => {
  const list = byId("suggestions"), now = list.querySelector(".now");
  if (event.key === "Enter" && !list.hidden) { event.preventDefault(); take(now.firstChild.textContent); } else if (event.key === "Enter") runNow();
  else if (event.key === "Escape") list.hidden = true;
  else if (now && /^Arrow(Down|Up)$/.test(event.key)) {
    const next = event.key === "ArrowDown" ? now.nextSibling : now.previousSibling;
    if (next) { event.preventDefault(); now.className = ""; next.className = "now"; next.scrollIntoView({ block: "nearest" }); }
  }
});
byId("llvm").addEventListener("change", runNow);
byId("run").addEventListener("click", runNow);
byId("stop").addEventListener("click", stop);
byId("explore").addEventListener("click", explore);
byId("close").addEventListener("click", () => { byId("page").hidden = true; byId("frame").src = "about:blank"; });
byId("theme").addEventListener("click", () => setTheme(!isDark));
byId("share").addEventListener("click", async () => { history.replaceState(null, "", "#" + pack()); try { await navigator.clipboard.writeText(location.href); byId("share").textContent = "Copied"; } catch { byId("share").textContent = "In the address"; } setTimeout(() => { byId("share").textContent = "Share"; }, 1500); });
addEventListener("hashchange", () => { if (location.hash.slice(1) !== pack()) unpackState(location.hash.slice(1)); });
setTheme(isDark);
if (!unpackState(location.hash.slice(1))) load(examples[0]);
ask("", "", { arguments: ["-list-passes"] }).then(({ result }) => { readPasses(result.output); fillForms(); });
