const focusable = "a[href], button, summary";

/** The elements in `area` that Tab can reach, in order. */
export const tabStops = (area: Element): HTMLElement[] =>
  [...area.querySelectorAll<HTMLElement>(focusable)].filter(
    (one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }),
  );

/** Traps Tab among `stops`: after the last comes the first, before the first the last. */
export function keepFocus(event: KeyboardEvent, stops: readonly HTMLElement[]): void {
  if (event.key !== "Tab" || event.altKey || event.ctrlKey || event.metaKey || stops.length === 0) return;
  event.preventDefault();
  event.stopPropagation();
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = event.shiftKey ? (at <= 0 ? stops.length : at) - 1 : (at + 1) % stops.length;
  stops[next]?.focus();
}
