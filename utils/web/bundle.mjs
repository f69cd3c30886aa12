// SPDX-License-Identifier: Apache-2.0
// Puts the playground together: bundle.mjs SOURCE OUT. It is run where npm has
// installed package.json, and OUT has mlopt.wasm.
import { readFileSync, copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const [source, out] = process.argv.slice(2);
const modules = [join(process.cwd(), "node_modules")];
const common = { bundle: true, minify: true, nodePaths: modules, logLevel: "warning", charset: "utf8", target: "es2022" };
const worker = await build({ ...common, entryPoints: [join(source, "page/worker.js")], write: false, format: "iife" });
const texts = {
  "worker-text": worker.outputFiles[0].text,
  "wasm-text": gzipSync(readFileSync(join(out, "mlopt.wasm")), { level: 9 }).toString("base64"),
};
const textPlugin = {
  name: "texts",
  setup(setup) {
    setup.onResolve({ filter: /^(worker|wasm)-text$/ }, ({ path }) => ({ path, namespace: "text" }));
    setup.onLoad({ filter: /./, namespace: "text" }, ({ path }) => ({ contents: texts[path], loader: "text" }));
  },
};
await build({ ...common, entryPoints: [join(source, "page/app.js")], outfile: join(out, "app.js"), format: "iife", plugins: [textPlugin] });
for (const name of ["index.html", "style.css"]) copyFileSync(join(source, "page", name), join(out, name));
mkdirSync(join(out, "npm"), { recursive: true });
for (const name of ["index.mjs", "index.d.ts", "core.mjs", "wasi.mjs", "package.json"]) copyFileSync(join(source, "npm", name), join(out, "npm", name));
copyFileSync(join(out, "mlopt.wasm"), join(out, "npm/mlopt.wasm"));
