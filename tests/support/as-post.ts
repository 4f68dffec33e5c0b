import type { Typed } from "#lib/forms/open/drawn-field.ts";

/** What was typed, as a plain post has it. */
export const asPost = (typed: Typed): URLSearchParams =>
  new URLSearchParams(
    Object.entries(typed).flatMap(([name, values]) => values.map((value) => [name, value])),
  );
