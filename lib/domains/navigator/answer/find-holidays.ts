import type { Unit } from "#lib/services/search/open/passage.ts";
import { stemOf } from "#lib/services/search/open/words.ts";
import { stemsIn } from "./stems-in.ts";

/** The names of the months in English, French and Portuguese, folded. */
const months: readonly (readonly string[])[] = [
  ["january", "janvier", "janeiro"],
  ["february", "fevrier", "fevereiro"],
  ["march", "mars", "marco"],
  ["april", "avril", "abril"],
  ["may", "mai", "maio"],
  ["june", "juin", "junho"],
  ["july", "juillet", "julho"],
  ["august", "aout", "agosto"],
  ["september", "septembre", "setembro"],
  ["october", "octobre", "outubro"],
  ["november", "novembre", "novembro"],
  ["december", "decembre", "dezembro"],
];

/** What people call a holiday, with the words of its name in the list. */
const called: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\b(?:noel|natal|xmas)\b/, "christmas"],
  [/\b(?:paques|pascoa)\b/, "easter"],
  [/\b(?:tabaski|bakrid|kebir|adha|sacrifice)\b/, "adha"],
  [/\b(?:korite|ramadan|ramazan|fitr|fitri|seghir)\b/, "fitr"],
  [/\b(?:aid|id|idd|eid)\b/, "eid"],
  [/\b(?:mawlid|maouloud|mouloud|gamou|maulid|prophet\w*)\b/, "prophet"],
  [/\b(?:fete du travail|may day|workers|labor|trabalhador)\b/, "labour"],
  [/\b(?:independance|independencia|national day|fete nationale)\b/, "independence"],
  [/\b(?:jour de l? ?an|nouvel an|ano novo|new years?)\b/, "new year"],
  [/\b(?:toussaint|todos os santos)\b/, "all saint"],
];

/** Words that are common to all holidays, and words that only ask for one. */
const ofAll = new Set(
  "day days holiday holidays public bank national jour jours ferie feries feriado feriados date off"
    .split(" ")
    .map(stemOf),
);

const stemsOf = (text: string): string[] => stemsIn(text).filter((stem) => !ofAll.has(stem));

/**
 * The rows of a list of holidays that match the words best by name, else those in a month that the words name, in the
 * order of the list.
 */
export function findHolidays(rows: readonly Unit[], words: readonly string[]): Unit[] {
  const question = words.join(" ");
  const named = new Set([
    ...stemsOf(question),
    ...called.flatMap(([asked, name]) => (asked.test(question) ? stemsOf(name) : [])),
  ]);
  const graded = rows.map((row) => ({
    row,
    score: stemsOf(row.label ?? "").filter((stem) => named.has(stem)).length,
  }));
  const most = Math.max(0, ...graded.map(({ score }) => score));
  if (most > 0) return graded.filter(({ score }) => score === most).map(({ row }) => row);
  const month = months.find((names) => names.some((name) => words.includes(name)))?.[0];
  if (!month) return [];
  const year = words.find((word) => /^20\d\d$/.test(word));
  return rows.filter(({ text }) =>
    text.split("; ").some((one) => one.toLowerCase().includes(month) && (!year || one.startsWith(year))),
  );
}
