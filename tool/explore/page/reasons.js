// What a run left as it was, and why: operations that no pattern converted, and
// casts between old and new types.
const MOST_LEFT = 200;
const isCast = (row) => row.text.includes("unrealized_conversion_cast");
const castLines = new Set();
lines.forEach((text, i) => { if (text.includes("unrealized_conversion_cast")) castLines.add(i); });

/** The rows where operations of `ops` are at the end of the run. */
function rowsAtEnd(ops) {
  const rows = new Map(), snapshots = snapshotsOf(state.run);
  if (!ops.size) return rows;
  for (const chunk of snapshots[snapshots.length - 1].values()) {
    const packed = chunkOf(chunk);
    for (let i = 2; i < packed.length; i += 3) if (ops.has(packed[i] - 1)) rows.set(packed[i] - 1, { text: lines[packed[i - 1]], op: packed[i] - 1, source: packed[i + 1] });
  }
  return rows;
}

/** Patterns for what is unknown look at each operation; they say nothing of one
 * that is known. */
const isForUnknown = (node) => node.detail === "the operation is registered";

/** Why `node`, which legalizes an operation, failed: a line for each pattern, and
 * for what it made, which was not legal either. */
function reasonsOf(node) {
  const list = [];
  const stack = node.kids.map((kid) => [kid, 0]).reverse();
  while (stack.length) {
    const [kid, depth] = stack.pop();
    const isPattern = /^Pattern/.test(kid.text), isMade = /^Legalizing/.test(kid.text);
    if (kid.outcome !== "FAILURE" || (!isPattern && !isMade) || isForUnknown(kid)) continue;
    if (isMade) list.push({ node: kid, depth, text: `it made '${kid.name}', which is not legal here${kid.kids.some((inner) => /^Pattern/.test(inner.text)) ? ":" : ", and no pattern of this step is for it"}` });
    else {
      const name = kid.kids.map((inner) => /^Trying to match "(.*)"$/.exec(inner.text)).find(Boolean);
      list.push({ node: kid, depth, text: `pattern ${name ? name[1] : kid.text.replace(/^Pattern : /, "")}: ${kid.detail || kid.reason}` });
    }
    for (let i = kid.kids.length - 1; i >= 0; i--) stack.push([kid.kids[i], depth + 1]);
  }
  if (!list.length) list.push({ node, depth: 0, text: `no pattern of this step is for '${node.name}'` });
  return list;
}

/** The operations that a step tried to convert, and left. The module stays on
 * purpose; casts are listed on their own. */
function leftOps(number) {
  const failed = new Map();
  for (const node of eventsOf(state.run.steps[number]).roots)
    if (/^Legalizing/.test(node.text) && node.outcome === "FAILURE" && !/^builtin\.(module|unrealized_conversion_cast)$/.test(node.name) && !failed.has(node.op)) failed.set(node.op, node);
  return failed;
}

/** What is left at the end: by operation the step that tells most, which is the
 * last one that had patterns for it. */
function leftAtEnd() {
  if (state.run.left) return state.run.left;
  const found = new Map();
  state.run.steps.forEach((_, step) => {
    for (const [op, node] of leftOps(step)) {
      const reasons = reasonsOf(node), isTried = reasons.some((reason) => reason.node !== node);
      if (isTried || !found.has(op) || !found.get(op).isTried) found.set(op, { node, step, reasons, isTried });
    }
  });
  const rows = rowsAtEnd(new Set(found.keys()));
  return (state.run.left = [...found.values()].map((entry) => ({ ...entry, row: rows.get(entry.node.op) })).filter(({ row }) => row));
}

/** Casts that the end of the run still has: rows with the chunk's rows around them. */
function leftCasts() {
  if (state.run.casts) return state.run.casts;
  const last = snapshotsOf(state.run)[state.run.steps.length], list = [];
  for (const chunk of last.values()) {
    if (list.length > MOST_LEFT) break;
    const packed = chunkOf(chunk);
    if (!packed.some((number, i) => i % 3 === 1 && castLines.has(number))) continue;
    const rows = chunkRows(chunk);
    rows.forEach((row, i) => { if (row.op >= 0 && isCast(row)) list.push({ row, rows, at: i }); });
  }
  return (state.run.casts = list);
}

const indentOf = (row) => /^ */.exec(row.text)[0].length;
const opName = (row) => (/^\s*(?:%[^=]*= )?"?([A-Za-z_][\w$.]*)/.exec(row.text) || [null, "?"])[1];
const usesOf = (row) => row.text.slice(/^\s*(?:%[^=]*= )?/.exec(row.text)[0].length).match(valueName) || [];

/** The rows that use a result of the row at `at`: those after it that are in its
 * region, or deeper. */
function usersOf(rows, at) {
  const names = new Set((/^\s*(%[^=]*) = /.exec(rows[at].text) || ["", ""])[1].match(valueName) || []), users = [];
  for (let i = at + 1; i < rows.length && (indentOf(rows[i]) >= indentOf(rows[at]) || rows[i].text.startsWith("^") || /^\s*\^/.test(rows[i].text)); i++)
    if (rows[i].op >= 0 && usesOf(rows[i]).some((name) => names.has(name))) users.push(rows[i]);
  return users;
}
/** The row before `at` that defines the first operand of the row there, or null. */
function definerOf(rows, at) {
  const [name] = usesOf(rows[at]);
  for (let i = at - 1; i >= 0; i--) {
    const defined = /^\s*(%[^=]*) = /.exec(rows[i].text);
    if (rows[i].op >= 0 && defined && (defined[1].match(valueName) || []).includes(name)) return rows[i];
  }
  return null;
}

/** Why a cast is still there, as sentences: what uses it and was not converted,
 * or what it reads. */
function castReasons({ row, rows, at }) {
  const left = new Set(leftAtEnd().map(({ node }) => node.op)), sentences = [];
  const types = / : (.*) to (.*)$/.exec(row.text) || ["", "its type", "another"];
  const say = (text, about) => sentences.push({ text, about });
  if (snapshotsOf(state.run).length && lifeOf(row.op)[0]) say("It was in the input.");
  const users = usersOf(rows, at), definer = definerOf(rows, at);
  const old = users.filter((user) => left.has(user.op) || isCast(user));
  for (const user of old.slice(0, 5)) say(`${opName(user)} still takes ${types[2]}${isCast(user) ? ": it is a cast, too" : ", and was not converted"}.`, user.op);
  if (old.length > 5) say(`So do ${old.length - 5} more.`);
  if (!definer) say(`${usesOf(row)[0]} is an argument, and still has type ${types[1]}.`);
  else if (left.has(definer.op) || isCast(definer)) say(`${opName(definer)} still gives ${types[1]}${isCast(definer) ? ": it is a cast, too" : ", and was not converted"}.`, definer.op);
  if (!sentences.length) for (const user of users.slice(0, 5)) say(`${opName(user)} takes ${types[2]}.`, user.op);
  if (!users.length) say("Nothing uses it: -reconcile-unrealized-casts or -canonicalize removes it.");
  return sentences;
}

function reasonElement({ node, depth, text }, step) {
  return make("button", { class: "link reason", style: `padding-left:${1 + depth * 1.4}em`, title: "Show the event", onclick: () => showEvent(step, node.index) }, text);
}

/** What was left, as cards. */
function renderLeft(host) {
  const casts = leftCasts();
  state.run.steps.forEach(({ flag }, step) => {
    const list = leftAtEnd().filter((entry) => entry.step === step);
    if (!list.length) return;
    const card = make("div", { class: "card" }, make("h3", {}, make("code", {}, `Not converted by ${flag}`), badge("mod", String(list.length))));
    inPortions(card, list, 50, ({ row, reasons }) => make("div", { class: "message" }, irLine({ ...row, text: row.text.trim() }), ...reasons.slice(0, 30).map((reason) => reasonElement(reason, step))));
    host.append(card);
  });
  if (!casts.length) return;
  const card = make("div", { class: "card" }, make("h3", {}, make("code", {}, "Casts that are still here"), badge("mod", String(casts.length))));
  inPortions(card, casts, 50, (cast) => {
    const box = make("div", { class: "message" }, irLine({ ...cast.row, text: cast.row.text.trim() }));
    const ask = make("button", { onclick: () => { openPanel(cast.row.op); ask.replaceWith(...castReasons(cast).map(({ text, about }) => make("button", { class: "link reason", onclick: () => about !== undefined && openPanel(about) }, text))); } }, "Why is this cast still here?");
    box.append(ask);
    return box;
  });
  host.append(card);
}
