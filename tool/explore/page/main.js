// The state of the page, its frame, keys, and the panel of one operation.
const state = { run: data.runs[0], step: -1, tab: 0, event: -1, filter: { op: "", pattern: "", outcome: "" }, func: -1, here: -1, sourceLine: 0 };
const tabs = [
  { name: "Changes", render: renderChanges },
  { name: "Events", render: renderEvents, count: () => state.step >= 0 ? eventsOf(state.run.steps[state.step]).all.length : 0 },
  { name: "Legalization", render: renderLegalization },
  { name: "Control flow", render: renderBlocks },
  { name: "Messages", render: renderMessages, count: () => (state.run.diagnostics || []).length + countLeft() },
  { name: "Source", render: renderSource },
];

const countLeft = () => leftAtEnd().length + leftCasts().length;
const time = (us) => us < 1000 ? `${us} µs` : us < 1e6 ? `${(us / 1000).toFixed(us < 1e4 ? 1 : 0)} ms` : `${(us / 1e6).toFixed(2)} s`;

// --- frame --------------------------------------------------------------------

function renderSteps() {
  const snapshots = snapshotsOf(state.run), longest = Math.max(1, ...state.run.steps.map((step) => step.us));
  const button = (number, name, step, facts) => {
    const element = make("button", { class: step && step.failed ? "failed" : "", onclick: () => selectStep(number), title: step ? step.text + "\n" + step.summary : "" },
      make("div", { class: "name" }, make("span", {}, name), step ? make("span", { class: "time" }, time(step.us)) : null),
      step ? make("div", { class: "bar" }, make("i", { style: `width:${(100 * step.us) / longest}%` })) : null,
      make("div", { class: "facts" }, ...facts.map((fact) => make("span", {}, fact))));
    if (number === state.step) element.setAttribute("aria-current", "step");
    return element;
  };
  const counts = snapshots.map(countOps);
  byId("steps").replaceChildren(button(-1, "Input", null, [`${counts[0]} operations`]), ...state.run.steps.map((step, i) => {
    const delta = counts[i + 1] - counts[i], rewrites = countRewrites(step);
    const facts = [delta ? `${delta > 0 ? "+" : "−"}${Math.abs(delta)} operations` : `${counts[i + 1]} operations`];
    if (rewrites) facts.push(`${rewrites} rewrite${rewrites > 1 ? "s" : ""}`);
    if (step.failed) facts.push("failed");
    return button(i, step.flag, step, facts);
  }));
  // Not scrollIntoView, which would move the page where the steps are a row.
  const now = byId("steps").querySelector("[aria-current]"), list = byId("steps");
  list.scrollLeft = now.offsetLeft - list.offsetLeft - 16;
  if (now.offsetTop < list.scrollTop || now.offsetTop + now.offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = now.offsetTop - list.offsetTop - 16;
}

function renderTabs() {
  byId("tabs").replaceChildren(...tabs.map((tab, i) => {
    const count = tab.count ? tab.count() : 0;
    return make("button", { role: "tab", "aria-selected": String(i === state.tab), onclick: () => showTab(i), title: String(i + 1) }, tab.name, count ? make("span", { class: "count" }, String(count)) : null);
  }));
}

function redraw() {
  unmarkValues();
  renderTabs();
  const view = byId("view");
  view.replaceChildren();
  view.scrollTop = 0;
  if (state.run.start.length || state.tab >= 4) tabs[state.tab].render(view, state);
  else view.append(make("p", { class: "empty" }, "The input could not be read. See Messages."));
  showHere();
}
function showTab(number) { state.tab = number; redraw(); }
function selectStep(number) {
  state.step = Math.max(-1, Math.min(state.run.steps.length - 1, number));
  state.event = -1;
  renderSteps();
  redraw();
}
function selectRun(number) {
  state.run = data.runs[number];
  if (!state.run.steps.length && !state.run.start.length) state.tab = 4;
  const status = byId("status"), left = state.run.start.length ? countLeft() : 0;
  status.className = !state.run.ok ? "bad" : left ? "left" : "ok";
  status.textContent = !state.run.ok ? "failed: see why" : left ? `done, ${left > MOST_LEFT ? "many" : left} left over: see why` : `done in ${time(state.run.us)}`;
  status.title = "Messages (5)";
  byId("pipeline").textContent = state.run.steps.map((step) => step.flag).join(" → ") || data.pipeline;
  closePanel();
  if (!state.run.ok) state.tab = 4;
  const failed = state.run.steps.findIndex((step) => step.failed);
  const snapshots = snapshotsOf(state.run);
  let last = state.run.steps.length - 1;
  while (last > 0 && !changedOps(snapshots[last], snapshots[last + 1]).list.length) last--;
  selectStep(failed >= 0 ? failed : last);
}

// --- events -------------------------------------------------------------------

function selectEvent(index) {
  const { all } = eventsOf(state.run.steps[state.step]);
  if (!all[index]) return;
  state.event = index;
  for (let at = all[index].parent, path = []; at || path.length;) {
    if (at) { path.unshift(at); at = at.parent; continue; }
    for (const node of path.splice(0)) {
      const button = document.querySelector(`[data-event="${node.index}"]`);
      if (button && button.parentElement.reveal) button.parentElement.reveal();
    }
  }
  markEvent(state);
  const detail = byId("detail");
  if (detail) detail.replaceChildren(detailOf(state, all[index]));
}
function stepEvent(delta) {
  if (state.step < 0) return;
  const { all } = eventsOf(state.run.steps[state.step]), { op, pattern, outcome } = state.filter;
  let index = state.event + delta;
  if (op || pattern || outcome) while (all[index] && !matchesFilter(all[index], state.filter)) index += delta;
  selectEvent(index);
}
function stepChange(delta) {
  const rows = [...byId("view").querySelectorAll(".row.changed")], view = byId("view").getBoundingClientRect();
  const at = rows.findIndex((row) => row.getBoundingClientRect().top > view.top + 60);
  const next = rows[delta > 0 ? (at < 0 ? rows.length - 1 : Math.min(at + 1, rows.length - 1)) : Math.max(0, (at < 0 ? rows.length : at) - 2)];
  if (next) next.scrollIntoView({ block: "center" });
}

// --- messages and source --------------------------------------------------------

function excerpt(line) {
  const at = line - 1 - (state.run.firstLine || 0), number = state.run.source && state.run.source[at];
  if (!line || number === undefined) return null;
  return make("div", { class: "excerpt" }, colour(lines[number], make("div", { class: "ir", "data-source": line })));
}
function messageElement(message) {
  const place = message.line ? `line ${message.line}:${message.column}` : "";
  return make("div", { class: "message" }, make("span", { class: "kind " + message.kind }, message.kind), " ", make("span", {}, message.text), " ",
    place ? make("button", { onclick: () => openSource(message.line) }, place) : null, message.kind === "note" ? null : excerpt(message.line), message.notes.map(messageElement));
}
function renderMessages(host) {
  const list = state.run.diagnostics || [];
  if (!list.length && !countLeft()) host.append(make("p", { class: "empty" }, "The run has no messages, and left nothing that it tried to convert."));
  if (list.length) { const card = make("div", { class: "card" }); inPortions(card, list, 100, messageElement); host.append(card); }
  renderLeft(host);
}
function renderSource(host) {
  const box = make("div", { class: "card source" }), first = state.run.firstLine || 0;
  const all = state.run.source || [];
  const begin = Math.max(0, state.sourceLine - first - 200), shown = all.slice(begin);
  if (begin) host.append(make("button", { class: "fold", onclick: () => { state.sourceLine = 0; redraw(); } }, `… ${begin} lines before`));
  inPortions(box, shown, 1500, (number, i) => {
    const line = begin + i + first + 1;
    return make("div", { style: "display:contents" }, make("span", { class: "n" }, String(line)), colour(lines[number], make("div", { class: "ir" + (line === state.sourceLine ? " here" : ""), "data-source": line })));
  });
  host.append(box);
  const here = box.querySelector(".here");
  if (here) here.scrollIntoView({ block: "center" });
}
function openSource(line) { state.sourceLine = line; state.tab = 5; redraw(); }

// --- one operation ----------------------------------------------------------------

/** Where an operation stands after each step: the rows, or null. */
function lifeOf(op) {
  return snapshotsOf(state.run).map((snapshot) => {
    for (const chunk of snapshot.values()) {
      const packed = chunkOf(chunk);
      for (let i = 2; i < packed.length; i += 3) if (packed[i] === op + 1) return { text: lines[packed[i - 1]].trim(), source: packed[i + 1] };
    }
    return null;
  });
}
function opLink(op) {
  const row = lifeOf(op).find(Boolean);
  return make("button", { class: "link", onclick: () => openPanel(op) }, row ? colour(row.text.slice(0, 120), make("code")) : `operation #${op}`);
}
function eventLink(key) {
  const [step, index] = key.split(":").map(Number), node = eventsOf(state.run.steps[step]).all[index];
  const button = make("button", { class: "link", onclick: () => showEvent(step, index) },
    make("span", { class: "node" }, make("span", { class: "dot " + outcomeClass(node), style: "display:inline-block" })), " ", node.text, node.reason || node.detail ? make("span", { class: "c" }, " — " + [node.reason, node.detail].filter(Boolean).join(": ")) : null);
  return button;
}
function showEvent(step, index) {
  Object.assign(state, { step, tab: 1, filter: { op: "", pattern: "", outcome: "" } });
  renderSteps();
  redraw();
  selectEvent(index);
}
function openPanel(op) {
  state.here = op;
  const panel = byId("panel"), life = lifeOf(op), row = life.find(Boolean), { from, to, touched } = historyOf(state.run);
  const section = (title, items) => items.length ? [make("h3", {}, title), ...items] : [];
  const states = life.map((now, i) => {
    const was = i ? life[i - 1] : null, name = i ? state.run.steps[i - 1].flag : "input";
    if (!now && !was) return null;
    const what = !was && i ? ["add", "appears"] : !now ? ["del", "is gone"] : was && was.text !== now.text ? ["mod", "changes"] : ["plain", i ? "stays" : "is there"];
    return make("button", { class: "link", onclick: () => { state.tab = 0; selectStep(i - 1); } }, badge(...what), " ", name, what[0] === "mod" || what[0] === "add" ? colour(now.text.slice(0, 200), make("pre")) : null);
  }).filter(Boolean);
  panel.replaceChildren(
    make("h2", {}, make("span", {}, `Operation #${op}`), make("button", { onclick: closePanel, "aria-label": "Close" }, "×")),
    row ? colour(row.text, make("pre")) : make("p", { class: "c" }, "It is in no step's IR: it was made and removed within one."),
    row && row.source ? make("button", { onclick: () => openSource(row.source) }, `Source line ${row.source}`) : "",
    ...section("Came from", [...(from.get(op) || [])].map(opLink)), ...section("Became", [...(to.get(op) || [])].map(opLink)),
    ...section("Through the steps", states), ...section("Events", [...(touched.get(op) || [])].slice(0, 200).map(eventLink)));
  panel.hidden = false;
  showHere();
}
function closePanel() { state.here = -1; byId("panel").hidden = true; showHere(); }
function showHere() {
  for (const element of document.querySelectorAll(".ir[data-op].here")) element.classList.remove("here");
  if (state.here >= 0) for (const element of document.querySelectorAll(`.ir[data-op="${state.here}"]`)) element.classList.add("here");
}

// --- search -----------------------------------------------------------------------

function search(text) {
  const view = byId("view");
  if (!text) { redraw(); return; }
  const wanted = text.toLowerCase(), found = [], MOST = 200;
  const snapshot = snapshotsOf(state.run)[state.step + 1] || new Map();
  for (const chunk of snapshot.values()) {
    const packed = chunkOf(chunk);
    for (let i = 1; i < packed.length && found.length < MOST; i += 3) if (lines[packed[i]].toLowerCase().includes(wanted)) found.push({ text: lines[packed[i]], op: packed[i + 1] - 1 });
  }
  const events = state.step >= 0 ? eventsOf(state.run.steps[state.step]).all.filter((node) => (node.text + " " + node.reason + " " + (node.detail || "")).toLowerCase().includes(wanted)).slice(0, MOST) : [];
  view.replaceChildren(make("div", { class: "card results" }, make("h3", {}, make("code", {}, `“${text}”`), badge("plain", `${found.length} in the IR, ${events.length} events`)),
    ...found.map((row) => make("button", { class: "link", onclick: () => row.op >= 0 && openPanel(row.op) }, colour(row.text.trim(), make("code")))), ...events.map((node) => eventLink(state.step + ":" + node.index))));
}

// --- keys and start -----------------------------------------------------------------

function toggleTheme() { document.documentElement.classList.toggle("dark"); }
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") { if (document.activeElement === byId("search")) { byId("search").value = ""; byId("search").blur(); redraw(); } else closePanel(); return; }
  if (/^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) || event.ctrlKey || event.metaKey || event.altKey) return;
  const keys = { "[": () => selectStep(state.step - 1), "]": () => selectStep(state.step + 1), t: toggleTheme, "?": () => byId("help").showModal(),
    "/": () => byId("search").focus(), j: () => state.tab === 1 ? stepEvent(1) : stepChange(1), k: () => state.tab === 1 ? stepEvent(-1) : stepChange(-1) };
  const number = "123456".indexOf(event.key);
  const run = number >= 0 ? () => showTab(number) : keys[event.key];
  if (run) { event.preventDefault(); run(); }
});
document.addEventListener("click", (event) => {
  const line = event.target.closest && event.target.closest(".ir[data-op]");
  if (line && !getSelection().toString()) openPanel(+line.dataset.op);
});
byId("search").addEventListener("input", (event) => search(event.target.value));
byId("status").addEventListener("click", () => showTab(4));
byId("theme").addEventListener("click", toggleTheme);
byId("help-button").addEventListener("click", () => byId("help").showModal());
if (matchMedia("(prefers-color-scheme: dark)").matches) toggleTheme();
byId("pipeline").title = data.pipeline;
document.title = `mlopt: ${data.pipeline}`;
if (data.runs.length > 1) {
  byId("run-box").hidden = false;
  data.runs.forEach((run, i) => byId("run").append(make("option", { value: i, textContent: `${i + 1}${run.ok ? "" : " (failed)"}` })));
  byId("run").addEventListener("change", (event) => selectRun(+event.target.value));
}
selectRun(0);
