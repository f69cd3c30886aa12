// SPDX-License-Identifier: Apache-2.0
// Debian's Chromium, headless, for the tests of pages.
import assert from "node:assert/strict";
import { chromium } from "playwright-core";

/** Runs `test(open)`; `open(url, options)` gives a page. Errors of pages fail. */
export async function withBrowser(test) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const errors = [];
  try {
    await test(async (url, options = {}) => {
      const page = await browser.newPage({ viewport: { width: 1400, height: 850 }, colorScheme: "light", ...options });
      page.on("pageerror", (error) => errors.push(error.stack || error.message));
      page.on("dialog", (dialog) => { errors.push("a dialog: " + dialog.message()); dialog.dismiss(); });
      page.setDefaultTimeout(20000);
      await page.goto(url);
      return page;
    });
  } finally {
    await browser.close();
  }
  assert.deepEqual(errors, []);
}

let passed = 0;
/** Names a test, so that its failure says which. */
export async function check(name, run) {
  try {
    await run();
    passed++;
  } catch (error) {
    console.error(`FAILED: ${name}`);
    throw error;
  }
}
export function report() { console.log(`${passed} passed, 0 failed`); }
