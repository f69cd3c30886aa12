// SPDX-License-Identifier: Apache-2.0
// The npm package in Node: package.mjs FOLDER
import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { join, resolve } from "node:path";

const { run } = await import(pathToFileURL(join(resolve(process.argv[2]), "index.mjs")));
const text = `func.func @f(%a: i32) -> i32 {
  %c = arith.constant 0 : i32
  %0 = arith.addi %a, %c : i32
  return %0 : i32
}
`;

const folded = await run(text, "builtin.module(canonicalize)");
assert.equal(folded.ok, true);
assert.equal(folded.output.trim(), "module {\n  func.func @f(%arg0: i32) -> i32 {\n    return %arg0 : i32\n  }\n}");
assert.deepEqual(folded.diagnostics, []);
assert.equal((await run(text, "-canonicalize")).output, folded.output);
assert.match((await run(text, "-convert-to-llvm", { llvmIR: true })).output, /define i32 @f\(i32 %0\)/);

const wrong = await run(text.replace("-> i32", "-> f32"), "");
assert.equal(wrong.ok, false);
assert.equal(wrong.output, "");
assert.equal(wrong.diagnostics[0].line, 4);
assert.equal(wrong.diagnostics[0].column, 3);
assert.match(wrong.diagnostics[0].text, /type of return operand 0 \('i32'\) doesn't match function result type \('f32'\)/);

const half = await run("func.func @f(\n", "");
assert.equal(half.ok, false);
assert.ok(half.diagnostics.length === 1 && half.diagnostics[0].kind === "error");
assert.match((await run(text, "-no-such-pass")).diagnostics[0].text, /no-such-pass/);

const page = (await run(text, "-canonicalize", { explore: true })).explorer;
assert.match(page, /^<!DOCTYPE html>[\s\S]*"flag":"canonicalize"/);

// Deep nesting needs no stack, and many runs no more memory than one.
const deep = "scf.execute_region {\n".repeat(3000) + "scf.yield\n" + "}\nscf.yield\n".repeat(2999) + "}\n";
assert.equal((await run(`func.func @f() {\n${deep}return\n}`, "")).ok, true);
for (let i = 0; i < 50; i++) assert.equal((await run(text, "-cse")).ok, true);
console.log("1 passed, 0 failed");
