// SPDX-License-Identifier: Apache-2.0
// Clicks through pages of -explore: explore.mjs MLOPT-TEST FOLDER
// Screenshots stay in FOLDER.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { check, report, withBrowser } from "./browser.mjs";

/** Conversions that leave something, and the reasons that a reader must find. */
const reasons = {
  argument: [/argument #1 has type 'tensor<4xf32>', which has no LLVM type/, /call-to-llvm: unable to convert type for operand #0/],
  layout: [/argument #0 has type 'memref<8x8xf32, affine_map/, /load-to-llvm: unable to convert type for operand #0/],
  unknown: [/no pattern of this step is for 'acme\.fuse'/],
  std: [/no pattern of this step is for 'std\.tensor_load'/, /no pattern of this step is for 'std\.extract_element'/],
  loop: [/no pattern of this step is for 'scf\.if'/, /no pattern of this step is for 'scf\.while'/],
};

const [mlopt, folder] = process.argv.slice(2).map((path) => resolve(path));
const here = dirname(fileURLToPath(import.meta.url));
mkdirSync(folder, { recursive: true });

function record(name) {
  const input = join(here, "Inputs", name + ".mlir"), page = join(folder, name.replace("/", "-") + ".html");
  const options = readFileSync(input, "utf8").split("\n")[0].replace("// OPTIONS: ", "").split(" ");
  spawnSync(mlopt, ["-allow-unregistered-dialect", ...options, input, "-explore=" + page, "-o", "/dev/null"]);
  return "file://" + page;
}

const text = (page, selector) => page.locator(selector).first().innerText();
const shot = (page, name) => page.screenshot({ path: join(folder, name + ".png") });

async function success(open) {
  const page = await open(record("success"));
  assert.match(await text(page, "#status"), /^done in/);
  assert.deepEqual(await page.locator("nav .name span:first-child").allInnerTexts(), ["Input", "canonicalize", "convert-scf-to-cf", "cse"]);
  await page.locator("nav button").nth(2).click();
  const left = page.locator(".row .ir:first-child"), right = page.locator(".row .ir:last-child");
  await left.filter({ hasText: "scf.for" }).first().waitFor();
  assert.ok(await right.filter({ hasText: "cf.cond_br" }).count());
  assert.equal(await left.filter({ hasText: "cf.cond_br" }).count(), 0);
  // The load is the same operation on both sides, so it is no change.
  const load = page.locator(".row", { hasText: "memref.load" }).first();
  assert.equal(await load.locator("[data-op]").count(), 2);
  assert.ok(!(await load.locator(".add, .del").count()));
  // A value under the pointer: its definition and its uses.
  await right.filter({ hasText: "arith.addf" }).first().locator(".v").nth(2).hover();
  await page.locator("#tip:visible").waitFor();
  assert.match(await text(page, "#tip"), /memref\.load/);
  assert.ok(await page.locator(".v.def").count() && await page.locator(".v.use").count());
  // Following an operation, back to the source.
  await right.filter({ hasText: "memref.load" }).first().click();
  assert.match(await text(page, "#panel"), /stays/);
  await shot(page, "changes");
  await page.locator("#panel button", { hasText: "Source line" }).click();
  assert.match(await text(page, ".source .here"), /memref\.load %buf/);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("#panel:visible").count(), 0);
}

async function failure(open) {
  const page = await open(record("failure"));
  assert.match(await text(page, "#status"), /^failed/);
  assert.equal(await page.locator("nav .failed").count(), 1);
  await page.keyboard.press("5");
  assert.match(await text(page, ".message"), /argument #0 has type 'tensor<4xf32>', which has no LLVM type/);
  assert.match(await text(page, ".message"), /nothing in LLVM stands for it/);
  // What an input says is text.
  assert.match(await page.locator("#view").innerText(), /<script>alert\(1\)<\/script>/);
  assert.equal(await page.locator("#view script, #view img").count(), 0);
  await page.locator(".message button").first().click();
  assert.match(await text(page, ".source .here"), /tensor<4xf32>/);
}

async function rollback(open) {
  const page = await open(record("rollback"));
  await page.keyboard.press("2");
  const tree = page.locator(".tree");
  await tree.locator("select").selectOption("no");
  assert.ok(await page.locator(".node .dot.no").count());
  assert.equal(await page.locator(".tree .node .dot.yes").count(), 0);
  await tree.locator("select").selectOption("");
  await tree.getByPlaceholder("operation").fill("undo_block_erase");
  const event = page.locator(".node button", { hasText: "Pattern" }).first();
  await event.click();
  assert.match(await text(page, "#detail h3"), /FAILURE/);
  assert.match(await page.locator("#detail").innerText(), /IR at that moment/);
  await shot(page, "rollback");
}

async function endless(open) {
  const page = await open(record("endless"));
  await page.keyboard.press("5");
  assert.match(await text(page, ".message"), /does not converge.*changed again and again/s);
  await page.keyboard.press("2");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  const at = () => page.locator(".node button.now").getAttribute("data-event");
  assert.equal(await at(), "1");
  await page.keyboard.press("j");
  assert.equal(await at(), "2");
  await page.keyboard.press("k");
  assert.equal(await at(), "1");
  await page.getByPlaceholder("pattern").fill("a-to-b");
  assert.ok(await page.locator(".tree .node").count() > 1);
}

async function lowering(open) {
  const page = await open(record("lowering"));
  await page.locator("nav button", { hasText: "convert-to-llvm" }).click();
  // An operation stands beside what it became.
  const row = page.locator(".row", { hasText: "arith.muli" }).first();
  assert.match(await row.innerText(), /llvm\.mul/);
  await row.locator(".ir").first().click();
  assert.match(await text(page, "#panel"), /BECAME[\s\S]*llvm\.mul/);
  await page.locator("#panel h3:has-text('Became') + .link").click();
  assert.match(await text(page, "#panel"), /CAME FROM[\s\S]*arith\.muli/);
  await page.keyboard.press("3");
  const names = await page.locator("svg text").allTextContents();
  for (const name of ["arith.muli", "llvm.mul", "memref.load", "func.func"]) assert.ok(names.includes(name), name);
  assert.ok(await page.locator("svg path.yes").count() && await page.locator("svg path.no").count());
  await shot(page, "legalization");
  await page.keyboard.press("4");
  assert.equal(await page.locator("svg g").count(), 4);
  assert.equal(await page.locator("svg > path").count(), 4);
  await page.keyboard.press("5");
  await page.locator("button", { hasText: "Why is this cast still here?" }).first().click();
  assert.match(await text(page, "#panel"), /unrealized_conversion_cast/);
  await page.locator("#search").fill("getelementptr");
  assert.match(await text(page, ".results h3"), /[1-9]\d* in the IR/);
  await page.keyboard.press("Escape");
  await page.keyboard.press("2");
  await page.getByPlaceholder("operation").fill("func.func");
  await page.locator("select").last().selectOption("no");
  assert.match(await page.locator(".tree").innerText(), /argument #2 has type 'tensor<4xi32>', which has no LLVM type/);
  await page.keyboard.press("Escape");
  await page.locator("#theme").click();
  assert.ok(await page.locator("html.dark").count());
  await page.locator("nav button").nth(1).click();
  await shot(page, "dark");
}

/** From the page alone: why something was not converted, and why a cast stays. */
async function why(open) {
  for (const [name, texts] of Object.entries(reasons)) {
    const page = await open(record("why/" + name));
    assert.match(await text(page, "#status"), /left over/);
    await page.locator("#status").click();
    const view = await page.locator("#view").innerText();
    for (const wanted of texts) assert.match(view, wanted, name);
    // A reason leads to its event.
    await page.locator(".reason").first().click();
    assert.match(await text(page, ".node button.now"), /Pattern|Legalizing/);
    if (name !== "loop") continue;
    await page.keyboard.press("5");
    const cast = page.locator(".message", { hasText: "i64 to index" }).first();
    await cast.locator("button", { hasText: "Why" }).click();
    assert.match(await cast.innerText(), /scf\.yield still takes index, and was not converted/);
    await shot(page, "why");
    await page.keyboard.press("Escape");
    await page.keyboard.press("1");
    await page.locator(".row .ir:last-child .v", { hasText: "%0" }).first().hover();
    assert.ok(await page.locator("#arrows path[marker-end]").count() > 1, "arrows to the uses");
    await shot(page, "arrows");
    // Stepping shows the IR as it is then, and what has just changed.
    await page.keyboard.press("2");
    await page.locator(".node button", { hasText: "Insert : 'llvm.add'" }).first().click();
    assert.match(await text(page, "#detail .ir.add"), /llvm\.add/);
    assert.match(await page.locator("#detail").innerText(), /index\.add/);
  }
}

/** A module of 10 MB opens within two seconds, and is at most twice its size. */
async function large(open) {
  const lines = ["module {"];
  for (let i = 0; i < 6000; i++) {
    lines.push(`  func.func @f${i}(%a: i32, %b: i32) -> i32 {`, "    %0 = arith.addi %a, %b : i32");
    for (let k = 0; k < 40; k++) lines.push(`    %${k + 1} = arith.muli %${k}, %a : i32`);
    lines.push("    return %40 : i32", "  }");
  }
  const input = join(folder, "large.mlir"), output = join(folder, "large.html");
  writeFileSync(input, lines.join("\n") + "\n}\n");
  execFileSync(mlopt, ["-cse", "-convert-to-llvm", input, "-explore=" + output, "-o", "/dev/null"]);
  const page = await open("file://" + output);
  const shown = await page.evaluate(() => {
    const size = (rows) => rows.reduce((sum, row) => sum + row.text.length + 1, 0), run = data.runs[0];
    const texts = snapshotsOf(run).flatMap((snapshot) => [...snapshot.values()].map((chunk) => size(chunkRows(chunk))));
    return texts.concat(run.source.map((line) => lines[line].length + 1)).reduce((sum, part) => sum + part, 0);
  });
  console.log(`${readFileSync(output).length} bytes show ${shown}`);
  assert.ok(readFileSync(output).length < 2 * shown);
  await page.locator(".row .ir[data-op]").first().waitFor();
  const took = await page.evaluate(() => performance.getEntriesByType("paint").at(-1).startTime);
  console.log(`a module of 10 MB is shown after ${Math.round(took)} ms`);
  assert.ok(took < 10000); // 2000 where nothing else runs.
  assert.ok(await page.locator(".ir").count() < 20000, "only what is seen is there");
}

/** Twice as large, and on a narrow screen, nothing leaves the page. */
async function sizes(open) {
  for (const options of [{ viewport: { width: 700, height: 425 }, deviceScaleFactor: 2 }, { viewport: { width: 390, height: 800 } }]) {
    const page = await open("file://" + join(folder, "lowering.html"), options);
    await page.locator(".ir").first().waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 1, `${wide} pixels too wide`);
    await shot(page, `width-${options.viewport.width}`);
  }
}

await withBrowser(async (open) => {
  for (const run of [success, failure, rollback, endless, lowering, why, large, sizes]) await check(run.name, () => run(open));
});
report();
