import units from "./units.json" with { type: "json" };

/** A number as a text gives it: `10 working days` is { value: 10, of: "working day" }. */
export type Figure = {
  /** The number; for a date its month and day, for the number of a law or a time of day the text as written. */
  value: number | string;
  /** "%", the code or the name of a currency, a unit of time, "year", "date"; empty if the text does not say. */
  of: string;
  /** Which end of a range it is. */
  span?: "low" | "high";
  start: number;
  end: number;
};

const { months, small, tens } = units;
const scales: Readonly<Record<string, number>> = units.scales;
const scaleNames = Object.keys(scales).join("|");

/** The name of a currency by each of its codes and symbols: "rwf" is a franc, as "francs" is. */
export const moneyNames: ReadonlyMap<string, string> = new Map(
  Object.entries(units.money).flatMap(([name, codes]) => [name, ...codes].map((one) => [one, name] as const)),
);
const quoteSigns = (text: string) => text.replace(/[$]/g, "\\$&");
const moneySigns = [...moneyNames.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map(quoteSigns)
  .join("|");

const spelt = `(?:${[...tens, ...small.toReversed()].join("|")})`;
const speltNumber = new RegExp(
  `(?<![\\w-])${spelt}(?:[- ]${spelt})?(?: hundred(?: and)?(?: ${spelt}(?:-${spelt})?)?)?(?![\\w]|-stop)`,
  "g",
);

const valueOfWord = (word: string): number =>
  word === "hundred" ? 100 : small.includes(word) ? small.indexOf(word) : (tens.indexOf(word) + 2) * 10;

/** "twenty-five" as digits, padded to the same length, because figures are located by their offsets. */
function inDigits(words: string): string {
  let sum = 0;
  for (const word of words.split(/[- ]/).filter((one) => one !== "and")) {
    if (word === "hundred") sum *= 100;
    else sum += valueOfWord(word);
  }
  return String(sum).padEnd(words.length);
}

/** Normalizes a text: lower case, one kind of hyphen and space, numbers in digits. Every offset stays the same. */
export const plainText = (text: string): string =>
  text
    .replace(/[\u00a0\u2009\u202f]/g, " ")
    .replace(/[‐‑‒–—−]/g, "-")
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(speltNumber, inDigits);

const month = `(${months.join("|")})`;
const twoDigits = (number: string | number) => String(number).padStart(2, "0");
const monthOf = (name = "") => twoDigits(months.indexOf(name) + 1);

type Found = Omit<Figure, "start" | "end">;
type Pattern = readonly [RegExp, (parts: readonly string[]) => readonly Found[]];
const withYear = (value: string, year: string | undefined): readonly Found[] => [
  { value, of: "date" },
  ...(year ? [{ value: Number(year), of: "year" }] : []),
];

/** Dates, times and numbers of laws, which are read before plain numbers. */
const patterns: readonly Pattern[] = [
  [/\b(\d{4})-(\d\d)-(\d\d)\b/g, ([, year, m, d]) => withYear(`${m}-${d}`, year)],
  [
    /\b(\d{1,2})[/.](\d{1,2})[/.](\d{4})\b/g,
    ([, d = "", m = "", year]) => withYear(`${twoDigits(m)}-${twoDigits(d)}`, year),
  ],
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${month}\\b(?:,? (\\d{4}))?`, "g"),
    ([, d = "", m, year]) => withYear(`${monthOf(m)}-${twoDigits(d)}`, year),
  ],
  [
    new RegExp(`\\b${month} (\\d{1,2})(?:st|nd|rd|th)?\\b(?![\\d:.])(?:,? (\\d{4}))?`, "g"),
    ([, m, d = "", year]) => withYear(`${monthOf(m)}-${twoDigits(d)}`, year),
  ],
  [/(?:utc ?)?[+-]?\d{1,2}:\d\d\b/g, ([text = ""]) => [{ value: text.replaceAll(" ", ""), of: "time" }]],
  [/\b[\w-]*\d+\/[\d/]*\d\b/g, ([text = ""]) => [{ value: text, of: "number of a law" }]],
];

const amount = /(?<![\w.,])[+-]?(?:\d{1,3}(?:[, ]\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?)(?![\d])/g;
const scaleAfter = new RegExp(`^[ -]*(${scaleNames})\\b`);
const percentAfter = /^ *(%|percent\b(?! point)|per cent\b(?! point))/;
const moneyBefore = new RegExp(`(?:^|[^a-z])(${moneySigns}) ?$`);
const moneyAfter = new RegExp(`^ *(?:[a-z]+ +){0,2}?(${moneySigns})s?(?![a-z])`);
const timeAfter =
  /^[ -]*(?:(working|business|calendar|consecutive|full) +)?(minute|hour|day|week|month|year|km|kilometre|hectare|percentage point)s?\b/;
const ordinalAfter = /^(st|nd|rd|th)\b/;

function valueOf(written: string): number {
  const isDecimalComma = /^[+-]?\d+,\d{1,2}$/.test(written);
  return Number(isDecimalComma ? written.replace(",", ".") : written.replace(/[, ]/g, ""));
}

/** Removes the floating-point error: 16.4 billion would be a little less. */
const rounded = (value: number): number => Number(value.toPrecision(12));

function readAmount(text: string, start: number, written: string): Figure {
  let end = start + written.length;
  const scale = scaleAfter.exec(text.slice(end));
  if (scale) end += scale[0].length;
  const after = text.slice(end);
  const time = timeAfter.exec(after);
  const ahead = text.slice(Math.max(0, start - 8), start);
  const before = moneyBefore.exec(ahead)?.[1];
  // "-$1.7 billion"
  const sign = /(?:^|[^\w])-[^\w\s]$/.test(ahead) ? -1 : 1;
  const value = rounded(sign * valueOf(written) * (scales[scale?.[1] ?? ""] ?? 1));
  const money = before ?? moneyAfter.exec(after)?.[1];
  if (percentAfter.test(after)) return { value, of: "%", start, end };
  if (before) return { value, of: before, start, end };
  if (time)
    return {
      value,
      of: `${time[1] === "business" ? "working " : time[1] ? `${time[1]} ` : ""}${time[2]}`,
      start,
      end,
    };
  if (money) return { value, of: money, start, end };
  if (ordinalAfter.test(after)) return { value, of: "ordinal", start, end };
  const isYear = !scale && /^(19|20)\d\d$/.test(written);
  return { value, of: isYear ? "year" : "", start, end };
}

/** What joins the ends of a range. */
const joins = /^ *%? *(?:to|-|until|and) *(?:[^\w ]{1,3}|[a-z]{3} ?)?$/;
const isSpan = (text: string, low: Figure, between: string): boolean =>
  joins.test(between) &&
  (!between.includes("and") || /between (?:[a-z]{3} ?|\W)?$/.test(text.slice(0, low.start)));

/**
 * Joins the ends of ranges such as "20 to 25 %" and "RWF 2 to 12 million": the unit and scale of one end apply to both.
 */
function joinSpans(written: string, figures: readonly Figure[]): readonly Figure[] {
  const joined = [...figures];
  for (const [at, high] of figures.entries()) {
    const low = joined[at - 1];
    if (!low || typeof low.value !== "number" || typeof high.value !== "number") continue;
    const between = written.slice(low.end, high.start);
    if (!isSpan(written, low, between) || low.of === "year") continue;
    const factor =
      scales[scaleAfter.exec(written.slice(high.start).replace(/^[+\d.,]+/, ""))?.[1] ?? ""] ?? 1;
    const isScaled = scaleAfter.test(written.slice(low.start).replace(/^[+\d.,]+/, ""));
    const value = isScaled ? low.value : rounded(low.value * factor);
    joined[at - 1] = { ...low, value, of: low.of || high.of, span: "low" };
    joined[at] = { ...high, of: high.of || low.of, span: "high" };
  }
  return joined;
}

/** Every number in a text, in digits or in words, in order of appearance. */
export function readFigures(text: string): readonly Figure[] {
  const written = plainText(text);
  let rest = written;
  const figures: Figure[] = [];
  for (const [pattern, read] of patterns) {
    rest = rest.replace(pattern, (...found: unknown[]) => {
      const at = found.findIndex((one) => typeof one === "number");
      const parts = found.slice(0, at) as string[];
      const [whole = ""] = parts;
      const start = Number(found[at]);
      for (const one of read(parts)) figures.push({ ...one, start, end: start + whole.length });
      return "\u0000".repeat(whole.length);
    });
  }
  for (const { 0: number, index } of rest.matchAll(amount)) figures.push(readAmount(rest, index, number));
  return joinSpans(
    written,
    figures.toSorted((a, b) => a.start - b.start),
  );
}
