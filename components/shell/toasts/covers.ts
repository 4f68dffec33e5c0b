type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/** Whether two boxes share any ground. */
export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const controls = "a, button, input, select, textarea, summary, [tabindex='0'], [contenteditable]";

/** Whether a control lies under `box`, by a few points of it. */
export function coversControl(box: HTMLElement): boolean {
  const { left, top, width, height } = box.getBoundingClientRect();
  return [0.02, 0.25, 0.5, 0.75, 0.98].some((x) =>
    [0.05, 0.5, 0.95].some((y) =>
      document
        .elementsFromPoint(left + width * x, top + height * y)
        .some((one) => !box.contains(one) && one.closest(controls)),
    ),
  );
}

/** Whether `box` stands over the control that has focus. Large parts of a page that only took focus do not count. */
export function coversFocus(box: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused?.matches(controls) || box.contains(focused)) return false;
  return overlap(box.getBoundingClientRect(), focused.getBoundingClientRect());
}
