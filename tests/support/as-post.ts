import type { Typed } from "#lib/domains/fields/open/drawn-field.ts";

/** Typed values as a plain form posts them. */
export const asPost = (typed: Typed): URLSearchParams =>
  new URLSearchParams(
    Object.entries(typed).flatMap(([name, values]) => values.map((value) => [name, value])),
  );
