// The view of changes: the IR before and after a step side by side.
const CONTEXT = 3;

/** The `@name` that an operation of the module defines, or "". */
function symbolOf(chunk) {
  const found = /@(?:[\w$.-]+|"[^"]*")/.exec(lines[chunkOf(chunk)[1]]);
  return found ? found[0] : "";
}

/** The operations of the module, before and after: what changed. */
function changedOps(before, after) {
  const list = [];
  let same = 0;
  for (const [op, chunk] of after) {
    const old = before.get(op);
    if (old === chunk) same++;
    else list.push({ op, left: old, right: chunk });
  }
  const added = new Map();
  for (const entry of list) if (entry.left === undefined) added.set(symbolOf(entry.right), entry);
  for (const [op, chunk] of before) {
    if (after.has(op)) continue;
    const entry = added.get(symbolOf(chunk));
    if (entry && entry.left === undefined && symbolOf(chunk)) entry.left = chunk;
    else list.push({ op, left: chunk, right: undefined });
  }
  return { list, same };
}

function countMarks(aligned) {
  const counts = { add: 0, del: 0, mod: 0 };
  for (const [, , mark] of aligned) if (mark) counts[mark]++;
  return counts;
}

/** Long stretches without change are folded. */
function renderSides(host, left, right, aligned) {
  const sides = make("div", { class: "sides" });
  const row = ([l, r, mark]) => make("div", { class: "row" + (mark ? " changed" : "") }, irLine(left[l], mark === "add" ? "" : mark), irLine(right[r], mark === "del" ? "" : mark));
  const near = new Array(aligned.length).fill(false);
  aligned.forEach(([, , mark], i) => {
    if (mark) for (let j = Math.max(0, i - CONTEXT); j <= Math.min(aligned.length - 1, i + CONTEXT); j++) near[j] = true;
  });
  const parts = [];
  for (let i = 0; i < aligned.length;) {
    let end = i;
    while (end < aligned.length && near[end] === near[i]) end++;
    parts.push({ begin: i, end, shown: near[i] || end - i < 3 });
    i = end;
  }
  inPortions(sides, parts, 60, (part) => {
    const list = aligned.slice(part.begin, part.end);
    const box = make("div");
    if (part.shown) inPortions(box, list, 300, row);
    else {
      const fold = make("button", { class: "fold", onclick: () => { fold.remove(); inPortions(box, list, 300, row); } }, `… ${list.length} unchanged lines`);
      box.append(fold);
    }
    return box;
  });
  host.append(sides);
}

function changeCard({ op, left, right }) {
  const leftRows = left === undefined ? [] : chunkRows(left), rightRows = right === undefined ? [] : chunkRows(right);
  const title = (rightRows[0] || leftRows[0]).text;
  const card = make("div", { class: "card", "data-top": op });
  const counts = make("span");
  card.append(make("h3", {}, colour(title, make("code")), counts));
  const body = make("div");
  card.append(body);
  whenSeen(body, Math.min(600, 21 * Math.max(leftRows.length, rightRows.length)), () => {
    const aligned = alignRows(leftRows, rightRows, historyOf(state.run).to), marks = countMarks(aligned);
    if (marks.add) counts.append(badge("add", "+" + marks.add), " ");
    if (marks.mod) counts.append(badge("mod", "~" + marks.mod), " ");
    if (marks.del) counts.append(badge("del", "−" + marks.del));
    if (!marks.add && !marks.mod && !marks.del) counts.append(badge("plain", "renumbered"));
    renderSides(body, leftRows, rightRows, aligned);
    showHere();
  });
  return card;
}

/** An operation without a change: its text, when it is opened. */
function plainCard(op, chunk) {
  const rows = chunkRows(chunk);
  const card = make("div", { class: "card", "data-top": op });
  const title = make("h3", {}, colour(rows[0].text, make("code")), badge("plain", `${chunkOf(chunk)[0]} ops`));
  const body = make("div", { class: "sides" });
  card.append(title, body);
  whenSeen(body, Math.min(600, 21 * rows.length), () => {
    inPortions(body, rows, 400, (row) => irLine(row));
    showHere();
  });
  return card;
}

function renderChanges(host, state) {
  const snapshots = snapshotsOf(state.run);
  const before = snapshots[Math.max(0, state.step)], after = snapshots[state.step + 1];
  if (state.step < 0) {
    inPortions(host, [...snapshots[0]], 40, ([op, chunk]) => plainCard(op, chunk));
    return;
  }
  const { list, same } = changedOps(before, after);
  if (!list.length) host.append(make("p", { class: "empty" }, "This step changed nothing."));
  inPortions(host, list, 40, changeCard);
  if (!same) return;
  const rest = make("div");
  const open = make("button", { class: "fold", onclick: () => {
    open.remove();
    inPortions(rest, [...after].filter(([op, chunk]) => before.get(op) === chunk), 40, ([op, chunk]) => plainCard(op, chunk));
  } }, `${same} unchanged operation${same > 1 ? "s" : ""} of the module`);
  rest.append(open);
  host.append(rest);
}
