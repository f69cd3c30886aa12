// Arrows from a value's definition to its uses, over the page.
const MOST_ARROWS = 40;

function clearArrows() {
  const old = byId("arrows");
  if (old) old.remove();
}

/** A curve at the left of both words, so that it does not cross the text. */
function arrowBetween(from, to) {
  const a = from.getBoundingClientRect(), b = to.getBoundingClientRect();
  const [x1, y1, x2, y2] = [a.left, a.top + a.height / 2, b.left, b.top + b.height / 2];
  if (Math.abs(y1 - y2) < 2) return svg("path", { d: `M${a.left + a.width / 2} ${a.bottom}C${a.left + a.width / 2} ${a.bottom + 12} ${b.left + b.width / 2} ${b.bottom + 12} ${b.left + b.width / 2} ${b.bottom}`, "marker-end": "url(#use-tip)" });
  const out = Math.min(x1, x2) - Math.min(26, 8 + Math.abs(y2 - y1) / 8);
  return svg("path", { d: `M${x1 - 2} ${y1}C${out} ${y1} ${Math.max(out, x2 - 26)} ${y2} ${x2 - 2} ${y2}`, "marker-end": "url(#use-tip)" });
}

/** Draws arrows to the uses that are in sight. */
function drawArrows(definition, uses) {
  clearArrows();
  const view = byId("view").getBoundingClientRect();
  const seen = uses.filter((use) => { const { top, bottom } = use.getBoundingClientRect(); return bottom > view.top && top < view.bottom; }).slice(0, MOST_ARROWS);
  if (!seen.length) return;
  const picture = svg("svg", { id: "arrows", "aria-hidden": "true" }, svg("defs", {}, svg("marker", { id: "use-tip", viewBox: "0 0 8 8", refX: 7, refY: 4, markerUnits: "userSpaceOnUse", markerWidth: 9, markerHeight: 9, orient: "auto" }, svg("path", { d: "M0 0 8 4 0 8Z", style: "fill:var(--accent);stroke:none" }))));
  picture.append(...seen.map((use) => arrowBetween(definition, use)));
  document.body.append(picture);
}
document.addEventListener("scroll", clearArrows, true);
