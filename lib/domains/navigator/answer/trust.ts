import type { Passage, Unit } from "#lib/services/search/open/passage.ts";

/** Marks that say that something is not established. The other marks describe a figure. */
const doubtful =
  /indicative|to be confirmed|low confidence|last known|older than|^confirm|unreviewed|lists differ|to be checked|not stated|announced/i;

/** Figures of this year or earlier are out of date. */
const oldest = 2020;

const yearsOf = (date: string): number[] =>
  [...date.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => Number(year));

const isOld = ({ date }: Pick<Unit, "date">): boolean => {
  const years = yearsOf(date ?? "");
  return years.length > 0 && Math.max(...years) <= oldest;
};

/** Whether a passage is about the past, which does not go out of date. */
export const isPast = ({ kind, anchor }: Passage): boolean => kind === "history" || anchor === "history";

/** Whether a row may be stated as it is. Otherwise it is worded as not confirmed. */
export const isCertain = (passage: Passage, unit: Unit, isUnsourced = false): boolean =>
  !(unit.marks ?? []).some((mark) => doubtful.test(mark)) &&
  (isPast(passage) || !isOld(unit)) &&
  !(isUnsourced && !unit.date && (unit.sources ?? []).length === 0);

/** "No source names an office for: social security of staff; visas." */
export const unnamed = /^no source names [^:]+: (.+)\.$/i;

/** Whether a row says "no data" instead of a value. */
export const isMissing = ({ label, text }: Pick<Unit, "label" | "text">): boolean =>
  /^no data\b/i.test(text) ||
  /^no data$/i.test(label ?? "") ||
  (!label && (/: not established\.$/i.test(text) || unnamed.test(text)));
