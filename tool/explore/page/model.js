// The recording, and what is worked out of it: the IR after each step, events,
// and what became of operations. Nothing here touches the page.
"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const lines = data.lines;

/** A chunk: its number of operations, then three numbers a row, which are
 * written as differences from the row above. */
const chunkOf = (() => {
  const known = new Array(data.chunks.length);
  return (number) => {
    if (known[number]) return known[number];
    const packed = Int32Array.from(data.chunks[number]);
    for (let i = 4; i < packed.length; i++) packed[i] += packed[i - 3];
    data.chunks[number] = null;
    return (known[number] = packed);
  };
})();

/** The rows of a chunk: text, operation (-1: none begins), line of the source. */
const chunkRows = (() => {
  const known = new Map();
  return (number) => {
    if (!known.has(number)) {
      const packed = chunkOf(number), rows = [];
      for (let i = 1; i < packed.length; i += 3)
        rows.push({ text: lines[packed[i]], op: packed[i + 1] - 1, source: packed[i + 2] });
      if (known.size > 400) known.clear();
      known.set(number, rows);
    }
    return known.get(number);
  };
})();

/** [op, chunk, op, chunk…] as a Map. */
function pairs(list) {
  const map = new Map();
  for (let i = 0; i < list.length; i += 2) map.set(list[i], list[i + 1]);
  return map;
}

/** The IR of a run before step 0, after it, …: operations of the module in order. */
function snapshotsOf(run) {
  if (run.snapshots) return run.snapshots;
  run.snapshots = [pairs(run.start)];
  for (const step of run.steps) {
    const changes = pairs(step.changes);
    if (step.whole) {
      run.snapshots.push(changes);
      continue;
    }
    const next = new Map(run.snapshots[run.snapshots.length - 1]);
    for (const [op, chunk] of changes) next.set(op, chunk);
    run.snapshots.push(next);
  }
  return run.snapshots;
}

function countOps(snapshot) {
  let count = 0;
  for (const chunk of snapshot.values()) count += chunkOf(chunk)[0];
  return count;
}

// --- events ------------------------------------------------------------------

const openLine = /^(\s*)(.*) \{$/, closeLine = /^\s*\} -> ([A-Za-z]+)(?: : (.*))?$/;
const opOf = /'([^']+)'\s*\(#(\d+)\)/;

function makeNode(text, parent) {
  const op = opOf.exec(text);
  return { text, op: op ? +op[2] : parent ? parent.op : -1, names: !!op, name: op ? op[1] : parent ? parent.name : "", parent, kids: [], body: [], outcome: "", reason: "" };
}

/** A trace as a tree. `moments` are the chunks that show the IR as it was; -1:
 * it was not recorded. Each node has the number of the last one by then, which
 * is one that comes right after what happened. */
function parseTrace(trace, moments) {
  const roots = [];
  let node = null, last = null;
  for (let i = 0; i < trace.length; i++) {
    const text = lines[trace[i]], trimmed = text.trim();
    if (!trimmed || trimmed.startsWith("//===")) continue;
    if (text.startsWith("// *** ")) {
      const chunk = /^\/\/ \*\*\* IR (\d+)$/.exec(text);
      moments.push(chunk ? +chunk[1] : -1);
      if (last) last.moment = moments.length - 1;
      continue;
    }
    const close = closeLine.exec(text);
    if (close || trimmed === "}") {
      if (!node) continue;
      if (close) { node.outcome = close[1].toUpperCase(); node.reason = close[2] || ""; }
      last = node;
      node.moment = moments.length - 1;
      node = node.parent;
      continue;
    }
    const open = openLine.exec(text);
    const isEvent = open && /^(Legalizing|Processing|\* |Inserting|Replacing|\*\*)/.test(open[2]);
    if (isEvent) {
      const made = makeNode(open[2].replace(/^\* /, ""), node);
      (node ? node.kids : roots).push(made);
      made.moment = moments.length - 1;
      last = node = made;
    } else if (/^\*\* /.test(trimmed) || /^Trying to match|result [01]$/.test(trimmed)) {
      const made = makeNode(trimmed.replace(/^\*\* /, ""), node);
      made.isLeaf = true;
      made.moment = moments.length - 1;
      (node ? node.kids : roots).push(made);
      last = made;
    } else if (node) node.body.push(text);
  }
  return roots;
}

/** Failure reasons of patterns stand in leaves; a pattern takes the last one. */
function finishTree(roots) {
  const all = [];
  const stack = [...roots].reverse();
  while (stack.length) {
    const node = stack.pop();
    node.index = all.length;
    all.push(node);
    for (const kid of node.kids) {
      const failure = /^Failure : (.*)$/.exec(kid.text);
      if (failure && node.outcome !== "SUCCESS") node.detail = failure[1];
    }
    for (let i = node.kids.length - 1; i >= 0; i--) stack.push(node.kids[i]);
  }
  return all;
}

/** Roots, all nodes in order, and the moments of a step. */
function eventsOf(step) {
  if (!step.events) {
    const moments = [], roots = step.traces.flatMap((trace) => parseTrace(trace, moments));
    step.events = { roots, all: finishTree(roots), moments };
  }
  return step.events;
}

const rewriteLines = new Set();
lines.forEach((text, i) => {
  if (/-> (SUCCESS : pattern applied|success : (pattern|operation was folded|operation is trivially dead))/.test(text) || /^"[^"]*" result 1$/.test(text.trim())) rewriteLines.add(i);
});
function countRewrites(step) {
  if (step.rewrites === undefined) {
    step.rewrites = 0;
    for (const trace of step.traces)
      for (const line of trace) if (rewriteLines.has(line) && !lines[line].trim().startsWith("\"")) step.rewrites++;
  }
  return step.rewrites;
}

/** What operations came from and became, by the events of all steps. */
function historyOf(run) {
  if (run.history) return run.history;
  const from = new Map(), to = new Map(), touched = new Map();
  const add = (map, key, value) => { if (!map.has(key)) map.set(key, new Set()); map.get(key).add(value); };
  run.steps.forEach((step, number) => {
    for (const node of eventsOf(step).all) {
      if (node.names) add(touched, node.op, number + ":" + node.index);
      const insert = /^Insert\s*:/.test(node.text), root = node.parent ? rootOf(node.parent) : -1;
      if (insert && root >= 0 && root !== node.op && !undone(node)) { add(from, node.op, root); add(to, root, node.op); }
    }
  });
  return (run.history = { from, to, touched });
}
function rootOf(node) {
  while (node.parent && !/^(Legalizing|Processing)/.test(node.text)) node = node.parent;
  return node.op;
}
function undone(node) {
  for (let at = node.parent; at; at = at.parent)
    if (at.outcome === "FAILURE") return true;
  return false;
}

/** The IR around `node` when that had happened, and what it was one moment
 * before: chunks. undefined: as before the step; -1: it was not recorded. */
function momentOf(step, node) {
  const { moments } = eventsOf(step), now = moments[node.moment];
  const before = snapshotsOf(state.run)[state.run.steps.indexOf(step)];
  if (now === undefined || now < 0) return { now, before: undefined };
  const top = chunkOf(now)[2];
  for (let i = node.moment - 1; i >= 0; i--) if (moments[i] >= 0 && chunkOf(moments[i])[2] === top) return { now, before: moments[i] };
  return { now, before: before.get(top - 1) };
}

// --- comparing two versions of an operation ----------------------------------

const valueName = /%[\w$.-]+/g;

/** The names of values that a row defines, each with what it is called instead:
 * by its operation, or by its block. */
function definitionsIn(row) {
  const defined = /^\s*((?:%[\w$.-]+(?::\d+)?(?:, )?)+) = /.exec(row.text), label = /^\s*(\^[\w$.-]+)\((.*)\):/.exec(row.text);
  const names = (text, prefix) => (text.match(valueName) || []).map((name, i) => [name, prefix + "/" + i]);
  if (label) return names(label[2], label[1]);
  return defined && row.op >= 0 ? names(defined[1], "%" + row.op) : [];
}

/** The lines with values called by the operation that defines them, so that a
 * new number alone is no change. Regions beside each other use a name twice, so
 * a use means the definition before it, if there is one. */
function normalRows(rows) {
  const later = new Map(rows.flatMap(definitionsIn)), names = new Map();
  return rows.map((row) => {
    for (const [name, called] of definitionsIn(row)) names.set(name, called);
    return row.text.replace(valueName, (name) => names.get(name) || later.get(name) || name).replace(/\s*\/\/ .*pred.*$/, "");
  });
}

/** Rows beside each other: [left, right, mark] with indices or -1. `to` says
 * what operations became, so that one stands beside what replaced it. */
function alignRows(left, right, to) {
  const places = new Map(), normalLeft = normalRows(left), normalRight = normalRows(right);
  const key = (rows, normal, i) => {
    if (rows[i].op >= 0) return "#" + rows[i].op;
    const label = /^\s*\^[\w$.-]+/.exec(rows[i].text);
    return label ? label[0] : normal[i].trim();
  };
  const counts = new Map();
  right.forEach((_, i) => {
    const base = key(right, normalRight, i), n = counts.get(base) || 0;
    counts.set(base, n + 1);
    places.set(base + "|" + n, i);
  });
  counts.clear();
  const match = left.map((_, i) => {
    const base = key(left, normalLeft, i), n = counts.get(base) || 0;
    counts.set(base, n + 1);
    const at = places.get(base + "|" + n);
    return at === undefined ? -1 : at;
  });
  // What is a whole function stands beside what it became.
  if (left.length && right.length && match[0] < 0) match[0] = 0;
  const taken = new Set(match);
  left.forEach((row, i) => {
    if (match[i] >= 0 || row.op < 0) return;
    for (const op of [...(to.get(row.op) || [])].reverse()) {
      const at = places.get("#" + op + "|0");
      if (at === undefined || taken.has(at)) continue;
      match[i] = at;
      taken.add(at);
      break;
    }
  });
  const kept = longestAscending(match);
  const result = [];
  let next = 0;
  left.forEach((_, i) => {
    if (!kept[i]) { result.push([i, -1, "del"]); return; }
    while (next < match[i]) result.push([-1, next++, "add"]);
    result.push([i, next, normalLeft[i] === normalRight[next] ? "" : "mod"]);
    next++;
  });
  while (next < right.length) result.push([-1, next++, "add"]);
  return result;
}

/** Which entries (not -1) belong to a longest ascending row. */
function longestAscending(list) {
  const tops = [], before = new Array(list.length), kept = new Array(list.length).fill(false);
  list.forEach((value, i) => {
    if (value < 0) return;
    let low = 0, high = tops.length;
    while (low < high) { const middle = (low + high) >> 1; if (list[tops[middle]] < value) low = middle + 1; else high = middle; }
    before[i] = low ? tops[low - 1] : -1;
    tops[low] = i;
  });
  for (let i = tops.length ? tops[tops.length - 1] : -1; i >= 0; i = before[i]) kept[i] = true;
  return kept;
}
