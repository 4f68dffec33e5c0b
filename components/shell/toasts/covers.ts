type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/** Whether two boxes share any ground. */
export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const controls = "a, button, input, select, textarea, summary, [tabindex='0'], [contenteditable]";
const matter = "figure, svg, img, table, form, label";

const hasText = ({ childNodes }: Element): boolean =>
  [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

/** What lying over one of these costs: all the text there may be weighs less than one figure, all figures less than one control. */
const costs = { text: 1, matter: 100, control: 10_000 };

/** From this cost on a control, a figure or a part of a form lies under it. */
export const tooMuch = costs.matter;

const across = [0.02, 0.25, 0.5, 0.75, 0.98];
const down = [0.05, 0.5, 0.95];

/** What it costs the page that `box` stands where it does, by a few points of it; 0 where it stands over nothing. */
export function costOf(box: HTMLElement): number {
  const { left, top, width, height } = box.getBoundingClientRect();
  const costAt = (x: number, y: number): number =>
    document.elementsFromPoint(x, y).reduce((most, one) => {
      if (box.contains(one)) return most;
      if (one.closest(controls)) return costs.control;
      return Math.max(most, one.closest(matter) ? costs.matter : hasText(one) ? costs.text : 0);
    }, 0);
  return across.reduce(
    (sum, x) => sum + down.reduce((part, y) => part + costAt(left + width * x, top + height * y), 0),
    0,
  );
}

/** Whether `box` stands over the control that has focus. Large parts of a page that only took focus do not count. */
export function coversFocus(box: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused?.matches(controls) || box.contains(focused)) return false;
  return overlap(box.getBoundingClientRect(), focused.getBoundingClientRect());
}
