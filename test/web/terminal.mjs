// SPDX-License-Identifier: Apache-2.0
// What a terminal shows, with its escape sequences, as a picture:
// terminal.mjs SCREEN PICTURE
import { readFileSync } from "node:fs";
import { withBrowser } from "./browser.mjs";

const [screen, picture] = process.argv.slice(2);
const base = ["#2b2f3a", "#ff7b72", "#7ee2a0", "#f2c45a", "#8aa4ff", "#c9a5ff", "#6cc7e0", "#d8dbe2"];
const bright = ["#7c828e", "#ff9b93", "#98f0b5", "#ffd98a", "#a9bcff", "#dcc4ff", "#93dcf0", "#ffffff"];
const escape = (text) => text.replace(/[&<>]/g, (character) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[character]);

/** The colour of number `n` of 256. */
function indexed(n) {
  if (n < 16) return n < 8 ? base[n] : bright[n - 8];
  if (n >= 232) return `rgb(${Array(3).fill(8 + 10 * (n - 232))})`;
  const level = (part) => (part ? 55 + 40 * part : 0);
  return `rgb(${level(Math.floor((n - 16) / 36))},${level(Math.floor((n - 16) / 6) % 6)},${level((n - 16) % 6)})`;
}
/** Takes the numbers of a sequence that ends with m. */
function applyStyle(style, numbers) {
  for (let i = 0; i < numbers.length; i++) {
    const n = numbers[i];
    if (!n) for (const key of Object.keys(style)) delete style[key];
    else if (n === 1) style["font-weight"] = "bold";
    else if (n === 3) style["font-style"] = "italic";
    else if (n === 4) style["text-decoration"] = "underline";
    else if (n === 7) style.inverse = true;
    else if ([22, 23, 24, 27].includes(n)) delete style[{ 22: "font-weight", 23: "font-style", 24: "text-decoration", 27: "inverse" }[n]];
    else if (n === 38 || n === 48) {
      const key = n === 38 ? "color" : "background";
      if (numbers[i + 1] === 2) { style[key] = `rgb(${numbers.slice(i + 2, i + 5)})`; i += 4; } else { style[key] = indexed(numbers[i + 2]); i += 2; }
    } else if (n === 39) delete style.color;
    else if (n === 49) delete style.background;
    else if (n >= 30 && n < 38) style.color = base[n - 30];
    else if (n >= 40 && n < 48) style.background = base[n - 40];
    else if (n >= 90 && n < 98) style.color = bright[n - 90];
    else if (n >= 100 && n < 108) style.background = bright[n - 100];
  }
}
const style = {}, parts = [];
for (const part of readFileSync(screen, "utf8").replace(/\n$/, "").split(/(\x1b\[[\d;:]*m)/)) {
  const found = /^\x1b\[([\d;:]*)m$/.exec(part);
  if (found) { applyStyle(style, found[1].split(/[;:]/).map(Number)); continue; }
  const { inverse, ...shown } = style;
  if (inverse) [shown.color, shown.background] = [shown.background || "#14161b", shown.color || "#e4e6eb"];
  parts.push(`<span style="${Object.entries(shown).map((entry) => entry.join(":")).join(";")}">${escape(part)}</span>`);
}
const page = `<body style="margin:0;background:#14161b"><pre style="display:inline-block;margin:0;padding:14px 18px;color:#e4e6eb;font:15px/1.35 'DejaVu Sans Mono',monospace">${parts.join("")}</pre></body>`;
await withBrowser(async (open) => {
  const tab = await open("data:text/html;charset=utf-8," + encodeURIComponent(page));
  await tab.locator("pre").screenshot({ path: picture });
});
