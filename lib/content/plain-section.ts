import type { DrawnSection, RecordSection, Section } from "./types.ts";

const drawn: readonly string[] = ["flow", "parts", "fork", "bars"] satisfies DrawnSection["kind"][];

const isDrawn = (section: RecordSection): section is DrawnSection => drawn.includes(section.kind);

/** A section of a page that has no styles for drawings. Throws where it is one of them, so that no build has it bare. */
export function plainSection(section: RecordSection): Section {
  if (isDrawn(section)) throw new Error(`This page has no styles for the drawing “${section.id}”.`);
  return section;
}
