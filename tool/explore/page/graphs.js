// Graphs as SVG: the legalization graph of a step, the blocks of a function.
const svgSpace = "http://www.w3.org/2000/svg";
function svg(tag, attributes, ...children) {
  const element = document.createElementNS(svgSpace, tag);
  for (const [name, value] of Object.entries(attributes || {})) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Layers by the longest way from a root; edges that close a cycle do not count. */
function layersOf(nodes, edges) {
  const layer = new Map(nodes.map((node) => [node, 0])), out = new Map(nodes.map((node) => [node, []]));
  for (const edge of edges) out.get(edge.from).push(edge.to);
  const state = new Map(), order = [];
  for (const root of nodes) {
    const stack = [[root, 0]];
    while (stack.length) {
      const top = stack[stack.length - 1], [node, i] = top;
      if (i === 0) { if (state.get(node)) { stack.pop(); continue; } state.set(node, 1); }
      const next = out.get(node)[i];
      top[1]++;
      if (next === undefined) { state.set(node, 2); order.push(node); stack.pop(); }
      else if (!state.get(next)) stack.push([next, 0]);
    }
  }
  const place = new Map(order.reverse().map((node, i) => [node, i]));
  for (const node of order) for (const to of out.get(node)) if (place.get(to) > place.get(node)) layer.set(to, Math.max(layer.get(to), layer.get(node) + 1));
  return layer;
}

/** `labels`: lines of text by node; `across`: layers are columns. */
function drawGraph(nodes, edges, { labels, classes, across, onclick }) {
  const layer = layersOf(nodes, edges), rows = [];
  for (const node of nodes) (rows[layer.get(node)] ||= []).push(node);
  const size = (node) => ({ w: Math.max(...labels(node).map((text) => text.length)) * 7.3 + 24, h: labels(node).length * 17 + 14 });
  const boxes = new Map();
  let main = 16, extent = 0;
  for (const row of rows) {
    let cross = 16, thick = 0;
    for (const node of row || []) {
      const { w, h } = size(node);
      boxes.set(node, across ? { x: main, y: cross, w, h } : { x: cross, y: main, w, h });
      cross += (across ? h : w) + 26;
      thick = Math.max(thick, across ? w : h);
    }
    extent = Math.max(extent, cross);
    main += thick + (across ? 90 : 46);
  }
  const [width, height] = across ? [main, extent] : [extent, main];
  const picture = svg("svg", { width, height, viewBox: `0 0 ${width} ${height}`, role: "img" });
  picture.append(svg("defs", {}, svg("marker", { id: "tip-of-arrow", viewBox: "0 0 8 8", refX: 7, refY: 4, markerUnits: "userSpaceOnUse", markerWidth: 10, markerHeight: 10, orient: "auto-start-reverse" }, svg("path", { d: "M0 0 8 4 0 8Z", style: "fill:var(--soft);stroke:none" }))));
  for (const edge of edges) {
    const a = boxes.get(edge.from), b = boxes.get(edge.to);
    const [x1, y1, x2, y2] = across ? [a.x + a.w, a.y + a.h / 2, b.x, b.y + b.h / 2] : [a.x + a.w / 2, a.y + a.h, b.x + b.w / 2, b.y];
    const back = across ? x2 < x1 : y2 < y1, bend = back ? 60 : 30;
    const d = across ? `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}` : back ? `M${a.x + a.w} ${a.y + a.h / 2}C${a.x + a.w + bend} ${a.y} ${b.x + b.w + bend} ${b.y} ${b.x + b.w} ${b.y + b.h / 2}` : `M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}`;
    const path = svg("path", { d, class: edge.class || "", "marker-end": "url(#tip-of-arrow)" });
    path.append(svg("title", {}, edge.title || ""));
    picture.append(path);
  }
  for (const node of nodes) {
    const { x, y, w, h } = boxes.get(node);
    const group = svg("g", { class: classes ? classes(node) : "" }, svg("rect", { x, y, width: w, height: h }));
    labels(node).forEach((text, i) => group.append(svg("text", { x: x + 12, y: y + 21 + i * 17 }, text)));
    if (onclick) { group.style.cursor = "pointer"; group.addEventListener("click", () => onclick(node)); }
    picture.append(group);
  }
  return picture;
}

/** From the patterns that were tried: `Pattern : 'a.b -> (c.d, e.f)'`. */
function renderLegalization(host, state) {
  const step = state.run.steps[state.step], edges = new Map(), seen = new Map();
  const mark = (name, outcome) => { if (outcome || !seen.has(name)) seen.set(name, seen.get(name) === "no" ? "no" : outcome || ""); };
  for (const node of step ? eventsOf(step).all : []) {
    if (/^Legalizing/.test(node.text)) mark(node.name, outcomeClass(node));
    const pattern = /^Pattern : '(\S+) -> \(([^)]*)\)/.exec(node.text);
    if (!pattern) continue;
    const made = new Set([...pattern[2].split(",").map((name) => name.trim()), ...node.kids.map((kid) => /^Insert\s*: '([^']+)'/.exec(kid.text)).filter(Boolean).map((found) => found[1])].filter(Boolean));
    for (const to of made.size ? made : ["(nothing new)"]) {
      const key = pattern[1] + "→" + to, edge = edges.get(key) || { from: pattern[1], to, yes: 0, no: 0, first: node.index };
      edge[outcomeClass(node) === "yes" ? "yes" : "no"]++;
      edges.set(key, edge);
      mark(pattern[1], "");
      mark(to, "");
    }
  }
  if (!edges.size) { host.append(make("p", { class: "empty" }, "This step tried no conversion patterns.")); return; }
  const list = [...edges.values()].map((edge) => ({ ...edge, class: edge.yes ? "yes" : "no", title: `${edge.yes} applied, ${edge.no} failed` }));
  const nodes = [...new Set(list.flatMap((edge) => [edge.from, edge.to]))];
  host.append(make("p", { class: "c" }, "Thick: the way that was taken. Dashed: tried, and failed. Click an operation to see its events."));
  host.append(make("div", { class: "card", style: "padding:.5em;overflow:auto" }, drawGraph(nodes, list, { labels: (node) => [node], classes: (node) => seen.get(node) || "", across: true, onclick: (node) => { state.filter = { op: node, pattern: "", outcome: "" }; showTab(1); } })));
}

/** The blocks in a region's text: label, lines, successors. */
function blocksOf(rows) {
  const blocks = [], stack = [];
  let block = null;
  rows.forEach((row, i) => {
    if (i === 0) { block = { name: "entry", rows: [], to: [] }; blocks.push(block); return; }
    const label = /^(\^[\w$.-]+)/.exec(row.text);
    if (label) { block = { name: label[1], rows: [], to: [] }; blocks.push(block); return; }
    block.rows.push(row);
    if (/^  \S/.test(row.text)) for (const to of row.text.match(/\^[\w$.-]+/g) || []) if (!block.to.includes(to)) block.to.push(to);
  });
  return blocks;
}

function renderBlocks(host, state) {
  const snapshot = snapshotsOf(state.run)[state.step + 1], functions = [...snapshot].filter(([, chunk]) => chunkOf(chunk).length > 4);
  if (!functions.length) { host.append(make("p", { class: "empty" }, "There is no function with blocks.")); return; }
  if (!snapshot.has(state.func) || !functions.some(([op]) => op === state.func))
    state.func = (functions.find(([, chunk]) => chunkRows(chunk).some((row) => /^\^/.test(row.text))) || functions[0])[0];
  const select = make("select", { "aria-label": "Function", onchange: (event) => { state.func = +event.target.value; redraw(); } });
  inPortions(select, functions.slice(0, 2000), 2000, ([op, chunk]) => make("option", { value: op, textContent: lines[chunkOf(chunk)[1]].slice(0, 90), selected: op === state.func }));
  const rows = chunkRows(snapshot.get(state.func)), blocks = blocksOf(rows.slice(0, 6000)).slice(0, 400);
  const names = new Set(blocks.map((block) => block.name)), byName = new Map(blocks.map((block) => [block.name, block]));
  const edges = blocks.flatMap((block) => block.to.map((to) => ({ from: block.name, to: to === "^bb0" ? "entry" : to })).filter((edge) => names.has(edge.to)));
  const shorten = (text) => { const trimmed = text.trim(); return trimmed.length > 46 ? trimmed.slice(0, 45) + "…" : trimmed; };
  const labels = (name) => { const list = byName.get(name).rows.map((row) => shorten(row.text)).filter((text) => text !== "}"); return [name, ...(list.length > 7 ? [...list.slice(0, 3), `… ${list.length - 5} more`, ...list.slice(-2)] : list)]; };
  host.append(make("div", { class: "filters" }, select, make("span", { class: "c" }, `${blocks.length} block${blocks.length > 1 ? "s" : ""}`)), make("div", { class: "card", style: "padding:.5em;overflow:auto" }, drawGraph([...names], edges, { labels, onclick: (name) => { const row = byName.get(name).rows.find((r) => r.op >= 0); if (row) openPanel(row.op); } })));
}
