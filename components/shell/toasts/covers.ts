type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/** Whether two boxes overlap. */
export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const controls = "a, button, input, select, textarea, summary, [tabindex='0'], [contenteditable]";
const content = "figure, svg, img, table, form, label";

const hasText = ({ childNodes }: Element): boolean =>
  [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

/**
 * The cost of covering one of these. All the text there may be costs less than one figure, all figures less than one
 * control.
 */
const costs = { text: 1, content: 100, control: 10_000 };

/** From this cost on, a control, a figure or a part of a form is covered. */
export const tooMuch = costs.content;

/** No control is smaller than this (WCAG 2.5.8), so points this far apart miss none. */
const stepPx = 24;

/** Points between two edges, including the edges. */
const pointsBetween = (from: number, to: number): number[] => {
  const count = Math.max(1, Math.ceil((to - from - 2) / stepPx));
  return Array.from({ length: count + 1 }, (_, at) => from + 1 + ((to - from - 2) * at) / count);
};

/** The cost of `box` at its position, by what it covers at sampled points; 0 if it covers nothing. */
export function costOf(box: HTMLElement): number {
  const { left, top, right, bottom } = box.getBoundingClientRect();
  const costAt = (x: number, y: number): number =>
    document.elementsFromPoint(x, y).reduce((most, one) => {
      if (box.contains(one)) return most;
      if (one.closest(controls)) return costs.control;
      return Math.max(most, one.closest(content) ? costs.content : hasText(one) ? costs.text : 0);
    }, 0);
  const down = pointsBetween(top, bottom);
  return pointsBetween(left, right).reduce(
    (sum, x) => sum + down.reduce((part, y) => part + costAt(x, y), 0),
    0,
  );
}

/** Whether `box` covers the focused control. Large parts of a page that only took focus do not count. */
export function coversFocus(box: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused?.matches(controls) || box.contains(focused)) return false;
  return overlap(box.getBoundingClientRect(), focused.getBoundingClientRect());
}
