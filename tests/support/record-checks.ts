import { longestDescription } from "#lib/data/content/page-metadata.ts";
import { listNotes } from "#lib/data/content/notes.ts";
import type { Page, RecordSection as Section } from "#lib/data/content/types.ts";

/** Texts under these keys are sentences for the reader; the others are addresses, ids and labels. */
const sentenceKeys = [
  "paragraphs",
  "text",
  "lead",
  "answer",
  "takePart",
  "forWhom",
  "summary",
  "what",
  "yes",
  "otherwise",
];

/** Every text with sentences in a record or a part of one. */
export function textsOf(value: unknown, isSentence = false): string[] {
  if (typeof value === "string") return isSentence ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, isSentence));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (key === "rows")
      return (part as readonly unknown[]).flatMap((row) =>
        Array.isArray(row) ? row.join(" · ") : textsOf(row),
      );
    return textsOf(part, sentenceKeys.includes(key));
  });
}

export const wordsOf = (texts: readonly string[]): number =>
  texts.join(" ").split(/\s+/).filter(Boolean).length;

/** Filler, and praise instead of facts. */
export const filler =
  /lorem|coming soon|world[- ]class|cutting[- ]edge|state[- ]of[- ]the[- ]art|seamless|leverag|synerg|unlock|empower(?:ing|ment)|revolution|game[- ]chang|unparalleled|innovative|holistic|ecosystem|robust\b|best[- ]in[- ]class|next[- ]generation|delve|tapestry|vibrant|testament|pivotal|landscape of|foster(?:s|ing)? (?:a|growth|innovation)|in today's|look no further|journey (?:to|of|towards)|passionate|committed to excellence|strive|one-stop|bespoke|stakeholder|paradigm|transformative|harness(?:ing)? the power|not just|isn't just|is more than (?:a|just)/i;

/** Amounts, shares and counts that need a source. Years, times and numbers of articles do not. */
const figure =
  /\d\s?%|\bper ?cent\b.*\d|\d.*\bper ?cent\b|(?:US\$|\$|€|£|USD|EUR)\s?\d|\b\d{1,3}(?:,\d{3})+\b|\b\d[\d.]*\s(?:million|billion|trillion|thousand|acres|hectares|tonnes|km|kilometres|megawatts|people|members|jobs|households|schools)\b/i;

export type Finding = string;

/** Sections with figures that name neither a claim nor a source. */
export function unsourced(page: Page): Finding[] {
  const isSourced = (section: Section) =>
    Boolean(section.sources?.length || section.rests?.length) ||
    section.kind === "chart" ||
    section.kind === "claims" ||
    section.kind === "tool";
  const inSections = page.sections
    .filter((section) => !isSourced(section))
    .flatMap((section) =>
      textsOf(section)
        .filter((text) => figure.test(text))
        .map((text) => `${page.path}#${section.id} has a figure without source or claim: ${text}`),
    );
  const inLead = [page.lead, page.description, ...(page.document?.summary ?? [])]
    .filter((text) => figure.test(text) && !page.sections.some(isSourced))
    .map((text) => `${page.path} has a figure in its head without source or claim: ${text}`);
  return [...inSections, ...inLead];
}

const fold = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N} ]/gu, "");

function shingles(text: string, size = 5): Set<string> {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return new Set(
    words.length < size
      ? [words.join(" ")]
      : words.slice(0, words.length - size + 1).map((_, at) => words.slice(at, at + size).join(" ")),
  );
}

/** Texts of two pages that share more than `share` of the shorter one's five-word sequences. */
export function nearCopies(pages: readonly Page[], share = 0.5): Finding[] {
  const texts = pages.flatMap((page) =>
    [...new Set(textsOf({ lead: page.lead, sections: page.sections, summary: page.document?.summary }))]
      .filter((text) => wordsOf([text]) >= 8)
      .map((text) => ({ path: page.path, text, runs: shingles(text) })),
  );
  const byRun = new Map<string, number[]>();
  texts.forEach(({ runs }, at) => {
    for (const run of runs) byRun.set(run, [...(byRun.get(run) ?? []), at]);
  });
  const found = new Map<string, Finding>();
  texts.forEach((one, at) => {
    const shared = new Map<number, number>();
    for (const run of one.runs)
      for (const other of byRun.get(run) ?? [])
        if (other > at) shared.set(other, (shared.get(other) ?? 0) + 1);
    for (const [other, count] of shared) {
      const two = texts[other];
      if (!two || two.path === one.path) continue;
      if (count / Math.min(one.runs.size, two.runs.size) > share)
        found.set(`${at}-${other}`, `${one.path} and ${two.path} say nearly the same: ${one.text}`);
    }
  });
  return [...found.values()];
}

/** What is wrong with a record in itself. */
export function findingsOf(page: Page, { leastWords = 250 } = {}): Finding[] {
  const notes = page.sections.flatMap((section) => (section.kind === "notes" ? listNotes(section.of) : []));
  const texts = textsOf({ lead: page.lead, sections: page.sections, summary: page.document?.summary, notes });
  const say = (problem: string) => `${page.path}: ${problem}`;
  const found: Finding[] = [];
  const words = wordsOf(texts);
  if (words < leastWords) found.push(say(`${words} words, at least ${leastWords} are due`));
  for (const text of [page.title, page.description, ...texts]) {
    const empty = filler.exec(text)?.[0];
    if (empty) found.push(say(`filler “${empty}” in: ${text}`));
  }
  if (page.title.length > 60) found.push(say(`title of ${page.title.length} characters`));
  if (page.description.length < 80 || page.description.length > longestDescription)
    found.push(
      say(`description of ${page.description.length} characters, 80 to ${longestDescription} are due`),
    );
  const ids = page.sections.map(({ id }) => id);
  for (const id of ids) {
    if (!/^[a-z][a-z\d-]*$/.test(id)) found.push(say(`id ${id}`));
    if (ids.indexOf(id) !== ids.lastIndexOf(id)) found.push(say(`id ${id} stands twice`));
  }
  const hasNext = page.sections.some(({ kind }) =>
    ["action", "apply", "ask", "programme", "tool"].includes(kind),
  );
  if (!hasNext) found.push(say("no next step: an action, a form or a tool"));
  if (page.related.length > 5) found.push(say("more than five related pages"));
  if (page.related.includes(page.path)) found.push(say("is related to itself"));
  if (!/^2\d{3}-\d\d-\d\d$/.test(page.reviewedOn)) found.push(say(`reviewedOn ${page.reviewedOn}`));
  return [...found, ...unsourced(page)];
}

/** Every internal address that a record links to. */
export function linksOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linksOf);
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (key === "href" && typeof part === "string" && part.startsWith("/")) return [part];
    if (key === "related") return part as string[];
    return linksOf(part);
  });
}
