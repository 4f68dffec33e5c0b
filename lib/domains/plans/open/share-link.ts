import { isDay } from "#lib/data/currency/open/rates.ts";
import { pathKinds } from "#lib/data/countries/paths/open/path-kinds.ts";
import { countrySlugs, type CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { fromBase64url, toBase64url, shortHash } from "#lib/platform/text/encoding.ts";
import {
  bothTexts,
  choosePath,
  emptyPlan,
  heldLimits,
  limits,
  listDues,
  payStep,
  setDue,
  tickedSteps,
  tickSteps,
  writeNote,
  type Plan,
} from "./plan.ts";
import { dueId } from "./plan-ics.ts";
import { readPlan } from "../schema.ts";

/*
 * A plan in the URL fragment, which no server sees: "plan=1", a checksum of 7 letters, and the body in base64url. Each line
 * of the body can be read alone: country and path, then T(icks), P(aid), D(ue), N(ote).
 */

const version = "1";
const checkLength = 7;

/** The maximum number of UTF-8 bytes of a text in any script. An escaped character takes no more. */
const bytesOf = (length: number): number => 3 * length;
const { entries } = heldLimits;
/** The size of the largest plan that can be stored, line by line. The rest of a longer link is ignored. */
const mostBytes =
  "central-african-republic foreign-owner\n".length +
  "T".length +
  entries * "999,".length +
  entries * "P999 999999999999.999999 ETB\n".length +
  entries * ("D2027-12-31 \n".length + bytesOf(limits.what)) +
  "N".length +
  bytesOf(heldLimits.note);
/** Base64 encodes three bytes as four letters. */
const mostLetters = Math.ceil((mostBytes * 4) / 3);

const oneLine = (text: string): string => text.replaceAll("\\", "\\\\").replace(/\r\n|\r|\n/g, "\\n");
const manyLines = (text: string): string =>
  text.replace(/\\(.)/g, (_, sign: string) => (sign === "n" ? "\n" : sign));

/** The fragment that contains a plan, without its "#". */
export function planFragment(slug: CountrySlug, plan: Plan): string {
  const ticks = tickedSteps(plan);
  const lines = [
    `${slug} ${plan.path[0]}`,
    ...(ticks.length > 0 ? [`T${ticks.join(",")}`] : []),
    ...Object.entries(plan.paid).flatMap(([step, [paid]]) =>
      paid ? [`P${step} ${paid.amount} ${paid.currency}`] : [],
    ),
    ...listDues(plan).map(({ on, what }) => `D${on} ${oneLine(what)}`),
    ...(plan.note.text ? [`N${oneLine(plan.note.text)}`] : []),
  ];
  const text = lines.join("\n");
  return `plan=${version}${shortHash(text)}${toBase64url(text)}`;
}

export type SharedPlan = {
  slug: CountrySlug;
  plan: Plan;
  /** Whether the plan arrived complete and unchanged. */
  isWhole: boolean;
};

type Read = (plan: Plan, rest: string, now: number) => Plan | undefined;

/** The parsers for each kind of line. They return undefined for an invalid line. */
const readers: Readonly<Record<string, Read>> = {
  T(plan, rest, now) {
    const steps = rest.split(",");
    const known = [...new Set(steps.filter((step) => /^[1-9]\d{0,2}$/.test(step)))].slice(0, entries);
    return known.length === steps.length ? tickSteps(plan, known, known, now) : undefined;
  },
  P(plan, rest, now) {
    const [, step, digits, currency] =
      /^([1-9]\d{0,2}) (\d{1,12}(?:\.\d{1,6})?) ([A-Z]{3})$/.exec(rest) ?? [];
    if (!step || !currency || Object.keys(plan.paid).length >= entries) return undefined;
    return payStep(plan, step, { amount: Number(digits), currency }, now);
  },
  D(plan, rest, now) {
    const due = { on: rest.slice(0, 10), what: manyLines(rest.slice(11)).trim() };
    const hasSpace = Object.keys(plan.dues).length < entries;
    const fits = hasSpace && due.what.length > 0 && due.what.length <= limits.what;
    return isDay(due.on) && rest[10] === " " && fits ? setDue(plan, dueId(due), due, now) : undefined;
  },
  N: (plan, rest, now) =>
    rest.length <= 2 * heldLimits.note
      ? writeNote(plan, manyLines(rest).slice(0, heldLimits.note), now)
      : undefined,
};

const slugs: ReadonlySet<string> = new Set(countrySlugs);

/** Reads as much of the plan in a fragment as possible. Undefined if not even the country can be read. */
export function readFragment(fragment: string, now: number): SharedPlan | undefined {
  const [, mark, letters] = /^#?plan=(\w)(.*)$/s.exec(fragment) ?? [];
  if (mark !== version || letters === undefined) return undefined;
  const body = letters.slice(checkLength, checkLength + mostLetters);
  const text = fromBase64url(body);
  const [head = "", ...lines] = text.split("\n");
  const [slug = "", path] = head.split(" ");
  if (!slugs.has(slug)) return undefined;
  let isWhole = shortHash(text) === letters.slice(0, checkLength) && toBase64url(text) === body;
  const kind = pathKinds.find((one) => one === path);
  if (!kind) isWhole = false;
  let plan = choosePath(emptyPlan, kind ?? pathKinds[0], now);
  for (const line of lines) {
    const read = readers[line.charAt(0)]?.(plan, line.slice(1), now);
    if (read) plan = read;
    else isWhole = false;
  }
  const checked = readPlan(plan);
  if (!checked) return undefined;
  // Characters that cannot be stored were removed.
  if (checked.note.text !== plan.note.text) isWhole = false;
  return { slug: slug as CountrySlug, plan: checked, isWhole };
}

/** How many entries fit in addition to the user's own. */
const spaceBeside = (own: Readonly<Record<string, unknown>>): number =>
  Math.max(0, entries - Object.keys(own).length);

/**
 * Merges a shared plan into the user's own: its ticks, amounts and dates are added while there is space, and both notes
 * are kept. The user's own entries stay unchanged.
 */
export function takeInShared(own: Plan | undefined, { plan: sent }: SharedPlan, now: number): Plan {
  if (!own) return sent;
  const steps = tickedSteps(sent)
    .filter((step) => !own.ticks[step]?.[0])
    .slice(0, spaceBeside(own.ticks));
  let taken = tickSteps(own, steps, steps, now);
  for (const [step, [paid]] of Object.entries(sent.paid))
    if (paid && !own.paid[step]?.[0] && spaceBeside(taken.paid) > 0) taken = payStep(taken, step, paid, now);
  for (const { id, ...due } of listDues(sent))
    if (!own.dues[id]?.[0] && listDues(taken).length < limits.dues) taken = setDue(taken, id, due, now);
  const [mine, theirs] = [own.note.text, sent.note.text];
  if (!theirs || mine.includes(theirs)) return taken;
  return writeNote(taken, bothTexts(mine, theirs), now);
}
