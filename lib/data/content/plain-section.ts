import type { DrawnSection, RecordSection, Section } from "./types.ts";

const drawn: readonly string[] = ["flow", "parts", "fork", "bars"] satisfies DrawnSection["kind"][];

const isDrawn = (section: RecordSection): section is DrawnSection => drawn.includes(section.kind);

/**
 * Narrows a section for a page that has no styles for drawings. Throws on a drawing, so that no build shows one
 * unstyled.
 */
export function plainSection(section: RecordSection): Section {
  if (isDrawn(section)) throw new Error(`This page has no styles for the drawing “${section.id}”.`);
  return section;
}
