// SPDX-License-Identifier: Apache-2.0
// The playground in Chromium, from files and without network: playground.mjs WEB SHOTS
import assert from "node:assert/strict";
import { join, resolve } from "node:path";
import { check, report, withBrowser } from "./browser.mjs";

const [web, shots] = process.argv.slice(2).map((path) => resolve(path));
const url = "file://" + join(web, "index.html");
const input = (page) => page.locator("#input .cm-content");
const output = (page) => page.locator("#output .cm-content").innerText();

/** Waits until the output, or a message, says `text`. */
async function waitFor(page, selector, text) {
  await page.locator(selector, { hasText: text }).first().waitFor();
}
async function type(page, text) {
  await input(page).click();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(text);
}
async function pipeline(page, text) {
  await page.locator("#pipeline").fill(text);
  await page.keyboard.press("Escape");
}

async function mistake(open) {
  const page = await open(url);
  await page.locator("#status.ok").waitFor();
  await type(page, "func.func @f(%a: i32) -> f32 {\n  return %a : f32\n}\n");
  await waitFor(page, "#messages .error", "use of value '%a' expects different type");
  await page.locator(".cm-lint-marker-error").waitFor();
  await page.screenshot({ path: join(shots, "playground-error.png") });
  await type(page, "func.func @f(%a: i32) -> i32 {\n  return %a : i32\n}\n");
  await page.locator("#status.ok").waitFor();
  assert.equal(await page.locator("#messages li").count(), 0);
}

async function pipelines(open) {
  const page = await open(url);
  await type(page, "func.func @f(%a: i32, %m: memref<4xi32>, %i: index) -> i32 {\n  %c = arith.constant 0 : i32\n  %0 = arith.addi %a, %c : i32\n  %1 = memref.load %m[%i] : memref<4xi32>\n  %2 = arith.addi %0, %1 : i32\n  return %2 : i32\n}\n");
  await pipeline(page, "-canonicalize");
  await page.waitForFunction(() => { const text = document.querySelector("#output").innerText; return text.includes("memref.load %arg1") && !text.includes("arith.constant"); });
  await pipeline(page, "builtin.module(convert-to-llvm)");
  await waitFor(page, "#output .cm-line", "llvm.getelementptr");
  await pipeline(page, "-convert-to-llvm");
  await page.locator("#llvm").check();
  await waitFor(page, "#output .cm-line", "define i32 @f");
  await pipeline(page, "-no-such-pass");
  await waitFor(page, "#messages .error", "no-such-pass");
}

async function completion(open) {
  const page = await open(url);
  await page.locator("#status.ok").waitFor();
  await page.locator("#pipeline").fill("");
  await page.locator("#pipeline").pressSequentially("-canon");
  await page.locator("#suggestions li.now", { hasText: "canonicalize" }).waitFor();
  await page.keyboard.press("Enter");
  assert.equal(await page.locator("#pipeline").inputValue(), "-canonicalize");
  await page.locator("#forms summary").click();
  await page.locator("#options label", { hasText: "max-iterations" }).locator("input").fill("3");
  await page.keyboard.press("Tab");
  assert.equal(await page.locator("#pipeline").inputValue(), "-canonicalize=max-iterations=3");
}

async function share(open) {
  const page = await open(url);
  await type(page, "func.func private @shared(i32)\n");
  await pipeline(page, "-cse");
  await waitFor(page, "#output .cm-line", "@shared");
  await page.locator("#share").click();
  const again = await open(page.url());
  await waitFor(again, "#output .cm-line", "@shared");
  assert.equal(await again.locator("#pipeline").inputValue(), "-cse");
}

/** Every example runs; those that are to fail say why. */
async function everyExample(open) {
  const page = await open(url);
  await page.locator("#status.ok").waitFor();
  const names = await page.locator("#example option").allInnerTexts();
  assert.equal(names.length, 20);
  for (const name of names) {
    await page.locator("#example").selectOption({ label: name });
    const fails = /^A (mistake|conversion that fails)$/.test(name);
    await page.waitForTimeout(150);
    await page.locator(fails ? "#status.bad" : "#status.ok").waitFor();
    assert.equal((await page.locator("#messages .error").count()) > 0, fails, name);
    if (!fails) assert.ok((await output(page)).length > 10, name);
  }
}

async function exploring(open) {
  const page = await open(url);
  await page.locator("#status.ok").waitFor();
  await page.locator("#explore").click();
  const frame = page.frameLocator("#frame");
  await frame.locator(".row .ir").first().waitFor();
  await page.locator("#close").click();
}

async function stopping(open) {
  const page = await open(url);
  await page.locator("#status.ok").waitFor();
  // Each function keeps a copy of all that it calls: half a million operations.
  const calls = Array.from({ length: 1000 }, (_, i) => `func.func @f${i}() { call @f${i + 1}() : () -> () return }`).join("\n");
  await page.locator("#pipeline").fill("-inline -canonicalize -convert-to-llvm");
  await type(page, calls + "\nfunc.func private @f1000()\n");
  for (let i = 0; i < 6; i++) await page.locator("#run").click();
  await page.locator("#stop").click();
  await waitFor(page, "#status", /stopped/i);
  await type(page, "func.func private @after()\n");
  await waitFor(page, "#output .cm-line", "@after");
}

async function sizes(open) {
  for (const viewport of [{ width: 1400, height: 850 }, { width: 390, height: 800 }]) {
    const page = await open(url, { viewport });
    const begin = Date.now();
    await page.locator("#status.ok").waitFor();
    console.log(`a first result after ${Date.now() - begin} ms`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 1, `${wide} pixels too wide`);
    await page.screenshot({ path: join(shots, `playground-${viewport.width}.png`) });
  }
}

await withBrowser(async (open) => {
  for (const test of [mistake, pipelines, completion, share, everyExample, exploring, stopping, sizes]) await check(test.name, () => test(open));
});
report();
