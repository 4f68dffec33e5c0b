import { createElement, Fragment, type ReactNode } from "react";

/**
 * Renders every item of a list that is never reordered in the browser. Such children need no key, and the payload that
 * repeats a prerendered page carries none: keys would be 6 % of the bytes of a guide.
 */
export function each<T>(items: readonly T[], draw: (item: T, index: number) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...items.map(draw));
}

/** The same for inline items, with a separator between them. */
export function joined<T>(items: readonly T[], separator: string, draw: (item: T) => ReactNode): ReactNode {
  return createElement(
    Fragment,
    null,
    ...items.flatMap((item, at) => (at > 0 ? [separator, draw(item)] : [draw(item)])),
  );
}
