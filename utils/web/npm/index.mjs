// SPDX-License-Identifier: Apache-2.0
import { runWith } from "./core.mjs";

let loading;
async function load() {
  const url = new URL("./mlopt.wasm", import.meta.url);
  if (url.protocol !== "file:") return WebAssembly.compileStreaming(fetch(url));
  const { readFile } = await import("node:fs/promises");
  return WebAssembly.compile(await readFile(url));
}

export async function run(text, pipeline = "", options = {}) {
  return runWith(await (loading ||= load()), text, pipeline, options);
}
