// Pieces of the page that all views use. Text reaches the page through
// textContent alone.
function make(tag, properties, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties || {})) {
    if (name === "class") element.className = value;
    else if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name.includes("-") || name === "role" || name === "for") element.setAttribute(name, value);
    else element[name] = value;
  }
  for (const child of children.flat()) if (child !== null && child !== undefined) element.append(child);
  return element;
}
const byId = (id) => document.getElementById(id);
const badge = (kind, text) => make("span", { class: "badge " + kind }, text);

const words = /(\/\/.*$)|("(?:[^"\\]|\\.)*")|(%[\w$.-]+)|(@[\w$.-]+|@"[^"]*")|(\^[\w$.-]+)|([!#][A-Za-z][\w$.-]*)|\b((?:[su]?i\d+|b?f\d+|tf32|index|none|memref|tensor|vector|tuple|complex))\b|\b([a-z_]\w*(?:\.[\w$]+)+)|\b(module|func|return|call)\b/g;
const wordClasses = ["c", "q", "v", "s", "a", "t", "t", "o", "o"];

/** A line of IR with colours. */
function colour(text, element) {
  let last = 0;
  for (const found of text.matchAll(words)) {
    if (found.index > last) element.append(text.slice(last, found.index));
    const kind = wordClasses[found.slice(1).findIndex((part) => part !== undefined)];
    const word = make("span", { class: kind }, found[0]);
    if (kind === "v") word.dataset.value = found[0];
    element.append(word);
    last = found.index + found[0].length;
  }
  element.append(text.slice(last));
  return element;
}

function irLine(row, kind) {
  const element = make("div", { class: "ir" + (kind ? " " + kind : "") });
  if (!row) { element.classList.add("none"); return element; }
  if (row.op >= 0) { element.dataset.op = row.op; element.tabIndex = -1; }
  if (row.source) element.dataset.source = row.source;
  return colour(row.text, element);
}

/** Renders `build()` into `host` when it comes into view. */
const whenSeen = (() => {
  const builders = new WeakMap();
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      observer.unobserve(entry.target);
      const build = builders.get(entry.target);
      entry.target.style.minHeight = "";
      build(entry.target);
    }
  }, { rootMargin: "400px" });
  return (host, height, build) => {
    host.style.minHeight = height + "px";
    builders.set(host, build);
    observer.observe(host);
  };
})();

/** Appends items in portions; a button asks for more. */
function inPortions(host, items, portion, render) {
  const show = (begin) => {
    const end = Math.min(begin + portion, items.length);
    for (let i = begin; i < end; i++) host.append(render(items[i], i));
    if (end < items.length) {
      const more = make("button", { class: "fold", onclick: () => { more.remove(); show(end); } }, `… ${items.length - end} more`);
      host.append(more);
    }
  };
  show(0);
}

// --- values under the pointer -------------------------------------------------

let marked = [];
function unmarkValues() {
  for (const element of marked) element.classList.remove("def", "use");
  clearArrows();
  marked = [];
  byId("tip").hidden = true;
}
function markValue(target, event) {
  unmarkValues();
  const side = target.closest("[data-side]") || target.closest(".sides, .detail, aside");
  if (!side) return;
  const column = target.closest(".ir"), isLeft = column && column.parentElement.classList.contains("row") && column === column.parentElement.firstChild;
  let definition = null, source = null;
  for (const element of side.querySelectorAll(`[data-value="${CSS.escape(target.dataset.value)}"]`)) {
    const line = element.closest(".ir");
    const elementLeft = line && line.parentElement.classList.contains("row") && line === line.parentElement.firstChild;
    if (!!elementLeft !== !!isLeft && !(line && line.nextSibling === null && line.previousSibling === null)) continue;
    const text = line ? line.textContent : "";
    const before = line ? text.slice(0, text.indexOf(" = ") < 0 ? 0 : text.indexOf(" = ")) : "";
    const isDefinition = before.includes(element.textContent) && before.trim().startsWith("%") || /[(,] ?$/.test(element.previousSibling && element.previousSibling.textContent || "") && /^: /.test(element.nextSibling && element.nextSibling.textContent || "");
    element.classList.add(isDefinition ? "def" : "use");
    if (isDefinition && !definition) { definition = line; source = element; }
    marked.push(element);
  }
  if (!definition) return;
  drawArrows(source, marked.filter((element) => element !== source));
  const tip = byId("tip");
  tip.replaceChildren(colour(definition.textContent.trim().slice(0, 400), make("code")), make("div", { class: "c" }, `${marked.filter((e) => e.classList.contains("use")).length} uses shown`));
  tip.hidden = false;
  tip.style.left = Math.min(event.clientX + 12, innerWidth - tip.offsetWidth - 8) + "px";
  const line = target.getBoundingClientRect(), above = line.top - tip.offsetHeight - 8;
  tip.style.top = (above > 0 ? above : line.bottom + 8) + "px";
}
document.addEventListener("pointerover", (event) => {
  const target = event.target.closest && event.target.closest("[data-value]");
  if (target) markValue(target, event); else if (marked.length) unmarkValues();
});
