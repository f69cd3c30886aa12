// Runs mlopt apart from the page. Its first message has the compressed module.
import { runWith } from "../npm/core.mjs";

let ready;
onmessage = async (event) => {
  const { id, wasm, text, pipeline, options } = event.data;
  if (wasm) {
    ready = WebAssembly.compile(wasm);
    return;
  }
  try {
    const begin = performance.now(), result = runWith(await ready, text, pipeline, options);
    postMessage({ id, result, took: performance.now() - begin });
  } catch (error) {
    const text = `mlopt stopped: ${error.message}`;
    postMessage({ id, took: 0, result: { ok: false, output: "", messages: text, diagnostics: [{ kind: "error", line: 0, column: 0, text, notes: [] }] } });
  }
};
