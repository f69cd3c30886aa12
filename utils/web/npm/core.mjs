// SPDX-License-Identifier: Apache-2.0
// Runs mlopt and reads its messages; how the module is loaded is left to others.
import { runModule } from "./wasi.mjs";

const message = /^(?:<stdin>|<unknown>):(\d+)(?::(\d+))?: (error|warning|remark|note): (.*)$/;

/** The diagnostics in what mlopt wrote to standard error. */
export function readDiagnostics(text) {
  const list = [];
  for (const line of text.split("\n")) {
    const found = message.exec(line);
    if (!found) {
      const usage = /^mlopt: (.*)$/.exec(line);
      if (usage) list.push({ kind: "error", line: 0, column: 0, text: usage[1], notes: [] });
      continue;
    }
    const entry = { kind: found[3], line: +found[1], column: +(found[2] || 0), text: found[4] };
    if (entry.kind === "note" && list.length) list[list.length - 1].notes.push(entry);
    else list.push({ ...entry, notes: [] });
  }
  return list;
}

/** `-canonicalize -cse=x=1` or `builtin.module(canonicalize)`, as arguments. */
export function pipelineArguments(pipeline) {
  const text = pipeline.trim();
  if (!text) return [];
  if (!text.startsWith("-")) return ["-pass-pipeline=" + text];
  return [...text.matchAll(/(?:[^\s"]|"[^"]*")+/g)].map((found) => found[0].replace(/"/g, ""));
}

export function runWith(module, text, pipeline, options = {}) {
  const args = pipelineArguments(pipeline);
  if (options.llvmIR) args.push("-mlir-to-llvmir");
  if (options.explore) args.push("-explore=explore.html");
  const result = runModule(module, [...args, ...(options.arguments || []), "-"], text);
  return { ok: result.status === 0, output: result.output, diagnostics: readDiagnostics(result.messages), messages: result.messages, explorer: result.file("explore.html") };
}
