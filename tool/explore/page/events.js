// The view of events: what the drivers tried, as a tree, with filters and steps.
function outcomeClass(node) {
  if (/^SUCCESS/.test(node.outcome)) return "yes";
  if (/^FAILURE/.test(node.outcome)) return "no";
  if (/^Failure/.test(node.text)) return "no";
  return /result 1$/.test(node.text) ? "yes" : "";
}

function matchesFilter(node, filter) {
  if (filter.op && !node.name.includes(filter.op)) return false;
  if (filter.pattern && !(/^Pattern|^Trying|result/.test(node.text) && node.text.includes(filter.pattern))) return false;
  return !filter.outcome || outcomeClass(node) === filter.outcome;
}

function nodeButton(node, state) {
  const label = node.text.replace(/ operation : /, " ");
  return make("button", { "data-event": node.index, onclick: () => selectEvent(node.index) },
    make("span", { class: "dot " + outcomeClass(node) }), make("span", { class: "what" }, label),
    make("span", { class: "why" }, node.detail || (node.isLeaf ? "" : node.reason)));
}

function nodeElement(node, state, open) {
  const element = make("div", { class: "node" }, nodeButton(node, state));
  if (!node.kids.length) return element;
  const kids = make("div", { class: "kids" });
  let filled = false;
  const fill = (isOpen) => {
    if (isOpen && !filled) { filled = true; inPortions(kids, node.kids, 200, (kid) => nodeElement(kid, state, node.kids.length < 6 || kid.kids.length === 0)); }
    kids.hidden = !isOpen;
  };
  fill(open);
  element.firstChild.addEventListener("dblclick", () => fill(kids.hidden));
  element.reveal = () => fill(true);
  element.append(kids);
  return element;
}

function detailOf(state, node) {
  const host = make("div", { class: "detail" });
  if (!node) return make("div", { class: "detail" }, make("p", { class: "empty" }, "Choose an event, or step with j and k."));
  const step = state.run.steps[state.step];
  const path = [];
  for (let at = node; at; at = at.parent) path.unshift(at.text);
  const card = make("div", { class: "card" }, make("h3", {}, make("code", {}, node.text), badge(outcomeClass(node) === "yes" ? "add" : outcomeClass(node) === "no" ? "del" : "plain", node.outcome || "event")));
  const inside = make("div", { class: "message" });
  if (node.reason) inside.append(make("p", {}, node.reason + (node.detail ? ": " + node.detail : "")));
  else if (node.detail) inside.append(make("p", {}, node.detail));
  for (const line of node.body) if (line.trim()) inside.append(irLine({ text: line.trim(), op: node.op, source: 0 }));
  if (path.length > 1) inside.append(make("p", { class: "c" }, path.slice(0, -1).join(" › ")));
  if (node.op >= 0) inside.append(make("button", { onclick: () => openPanel(node.op) }, `Follow ${node.name} #${node.op}`));
  card.append(inside);
  host.append(card);
  host.append(momentCard(state, step, node));
  return host;
}

/** IR that is not valid while it is converted is printed in generic form. */
const isGeneric = (row) => /^\s*(?:%[^=]*= )?"/.test(row.text);

/** The IR as it was then; what the last event changed is marked. */
function momentCard(state, step, node) {
  const { now, before } = momentOf(step, node);
  const facts = now === undefined ? badge("plain", "as before the step") : now < 0 ? badge("mod", "not recorded any more: the step is long") : badge("plain", "after the event");
  const card = make("div", { class: "card" }, make("h3", {}, make("code", {}, "IR at that moment"), facts));
  const body = make("div", { class: "sides" });
  card.append(body);
  if (now < 0) return card;
  const rows = now === undefined ? rowsAround(state, node) : chunkRows(now), old = before === undefined ? null : chunkRows(before);
  const aligned = old ? alignRows(old, rows, new Map()) : rows.map((_, i) => [-1, i, ""]);
  const at = aligned.findIndex(([, right, mark]) => mark || (right >= 0 && rows[right].op === node.op)), begin = Math.max(0, at - 40);
  if (begin) body.append(make("p", { class: "c" }, `… ${begin} lines before`));
  inPortions(body, aligned.slice(begin), 200, ([left, right, mark]) => {
    const line = irLine(right < 0 ? old[left] : rows[right], mark === "mod" && isGeneric(old[left]) !== isGeneric(rows[right]) ? "" : mark);
    if (right >= 0 && rows[right].op === node.op && node.op >= 0) line.classList.add("subject");
    return line;
  });
  return card;
}

/** The operation of the module that holds the event's one, before the step. */
function rowsAround(state, node) {
  const before = snapshotsOf(state.run)[state.step];
  for (const chunk of before.values()) {
    const rows = chunkRows(chunk);
    if (rows.some((row) => row.op === node.op)) return rows;
  }
  const first = before.values().next().value;
  return first === undefined ? [] : chunkRows(first);
}

function renderEvents(host, state) {
  if (state.step < 0) { host.append(make("p", { class: "empty" }, "Choose a step on the left.")); return; }
  const { roots, all } = eventsOf(state.run.steps[state.step]);
  if (!all.length) { host.append(make("p", { class: "empty" }, "This step has no events of rewriting.")); return; }
  const tree = make("div", { class: "tree" }), list = make("div");
  const field = (name, label) => make("input", { type: "search", placeholder: label, "aria-label": label, value: state.filter[name], oninput: (event) => { state.filter[name] = event.target.value; fill(); } });
  const outcome = make("select", { "aria-label": "Outcome", onchange: (event) => { state.filter.outcome = event.target.value; fill(); } },
    ...[["", "all outcomes"], ["yes", "success"], ["no", "failure"]].map(([value, text]) => make("option", { value, textContent: text, selected: value === state.filter.outcome })));
  const step = (delta) => () => stepEvent(delta);
  tree.append(make("div", { class: "filters" }, make("button", { onclick: step(-1), title: "k" }, "‹ Back"), make("button", { onclick: step(1), title: "j" }, "Forward ›"), field("op", "operation"), field("pattern", "pattern"), outcome));
  function fill() {
    list.replaceChildren();
    const { op, pattern, outcome: wanted } = state.filter;
    if (op || pattern || wanted) {
      const found = all.filter((node) => matchesFilter(node, state.filter));
      list.append(make("p", { class: "c" }, `${found.length} of ${all.length} events`));
      inPortions(list, found, 200, (node) => make("div", { class: "node" }, nodeButton(node, state)));
    } else inPortions(list, roots, 200, (node) => nodeElement(node, state, roots.length < 30));
    markEvent(state);
  }
  tree.append(list);
  const detail = make("div", { id: "detail", class: "detail" }, detailOf(state, all[state.event]));
  host.append(make("div", { class: "events" }, tree, detail));
  if (state.run.cut) tree.append(make("p", { class: "c" }, "The run was long: later events were not recorded."));
  fill();
}

function markEvent(state) {
  for (const element of document.querySelectorAll("[data-event].now")) element.classList.remove("now");
  const element = document.querySelector(`[data-event="${state.event}"]`);
  if (!element) return;
  element.classList.add("now");
  element.scrollIntoView({ block: "nearest" });
}
