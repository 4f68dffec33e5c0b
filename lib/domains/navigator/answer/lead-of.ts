import type { Passage, Unit } from "#lib/services/search/open/passage.ts";

/** Lines that say nothing about the subject of the page. */
export const isAside = ({ text }: Unit): boolean =>
  /^(?:ask us$|reviewed on|sources?:?$|what this is about|sent something already|terms of each)/i.test(
    text,
  ) || text.split(" ").length < 4;

/** The first sentences of a page, which say what it is about. */
export const leadOf = (
  passages: readonly Passage[],
  most: number,
): { passage: Passage; units: Unit[] } | undefined => {
  const head = passages.find(({ anchor }) => anchor === "");
  const units = (head?.units ?? []).filter((unit) => !unit.label && !isAside(unit)).slice(0, most);
  return head && units.length > 0 ? { passage: head, units } : undefined;
};
