import { daysOfHoliday } from "../calendar/holidays-of.ts";

type RawHoliday = {
  name: string;
  local_name: string | null;
  rule: string;
  observed: string | null;
  status: string;
  note: string | null;
  /** `date_2026`, `second_2027`, `day_off_2026` and so on. */
  [dated: string]: unknown;
};

/** One entry of the research on holidays. */
export type RawHolidays = {
  slug: string;
  law: string | null;
  law_date: string | null;
  source_ids: string[];
  status: string;
  holidays: RawHoliday[];
  removed: { name: string; rule: string; year: string | null; note: string | null }[];
  one_off: string[];
};

/** Sources that have another id in the records; null for those that no reader can open. */
const knownAs: Readonly<Record<string, string | null>> = {
  vac: "vacanza-holidays",
  dh: "date-holidays",
  audit3: null,
};

/** Notes reworded for a reader; null if the status of the day already says it. */
const notes: Readonly<Record<string, string | null>> = {
  "package only": null,
  "only in one package": null,
  "only in date-holidays": null,
  "schedule part II; gazetted for all in 2019, 2020, 2022, 2023 and 2025":
    "for all only when it is gazetted, as in 2019, 2020, 2022, 2023 and 2025",
  "even years only": "in even years only",
  "odd years only": "in odd years only",
  "1 February 2026 in most calendars (the same day as the Abolition of Slavery); vacanza computes 2 February":
    "one list has 2 February 2026",
  "often a day later than Umm al-Qura": "often a day later",
  "in Mauritius the day after the Indian date (2024 and 2025 read); package 14 September 2026 and 4 September 2027":
    "in Mauritius the day after the Indian date; one list has it a day earlier",
  "every fourth year: 2023, 2027; a Saturday in 2027": "every fourth year",
  "public sector, under the decree of 2011; the text of 2021 was read in part": "for the public sector",
  "2026, constitution article 56": "in 2026 only (constitution, article 56)",
};

/** Rules written as text, with around when the day is announced for. */
const announced: Readonly<Record<string, string>> = {
  "announced each year, end of August or early September": "end of August or early September",
  "announced each year, December or January": "December or January",
  "date not fixed (announced January 2026)": "no date fixed yet",
  "date not fixed (announced January 2026), culture": "no date fixed yet",
};

/**
 * A rule for days off, reworded for a reader: a day that an instrument must fix each time is only expected until then.
 */
const observedWords = (observed: string): string =>
  observed.replace("(by executive instrument", "(expected: fixed each time by executive instrument");

const sameDays = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

/** Maps one holiday, without the dates that follow from its rule. */
function mapDay(raw: RawHoliday, years: readonly number[]) {
  const when = announced[raw.rule];
  const rule = when === undefined ? raw.rule : null;
  const datesOf = (year: number) =>
    [raw[`date_${year}`], raw[`second_${year}`]].filter((date) => typeof date === "string");
  const held = years.map((year) => ({ year, dates: datesOf(year) }));
  const differing =
    rule === null ? [] : held.filter(({ year, dates }) => !sameDays(dates, daysOfHoliday({ rule }, year)));
  const dates = differing.flatMap((one) => one.dates);
  const notIn = differing.flatMap((one) => (one.dates.length === 0 ? [one.year] : []));
  const daysOff = years.map((year) => raw[`day_off_${year}`]).filter((date) => typeof date === "string");
  const note = raw.note !== null && raw.note in notes ? notes[raw.note] : raw.note;
  return {
    name: raw.name,
    ...(raw.local_name && { localName: raw.local_name }),
    rule,
    ...(when !== undefined && { announced: when }),
    ...(dates.length > 0 && { dates }),
    ...(notIn.length > 0 && { notIn }),
    ...(daysOff.length > 0 && { daysOff }),
    ...(raw.observed && { observed: observedWords(raw.observed) }),
    ...(note && { note }),
    status: raw.status,
  };
}

/** The years that an entry has dates for. */
function yearsIn(raw: RawHolidays): number[] {
  const keys = raw.holidays.flatMap((day) => Object.keys(day));
  const years = keys.flatMap((key) => /^date_(\d{4})$/.exec(key)?.[1] ?? []).map(Number);
  if (years.length === 0) throw new Error("it has no dates");
  return [...new Set(years)].toSorted();
}

/** Maps an entry on public holidays. The strict schema validates it. */
export function mapHolidays(raw: RawHolidays) {
  const years = yearsIn(raw);
  return {
    years: [years[0], years.at(-1)],
    law: raw.law,
    lawDate: raw.law_date,
    days: raw.holidays.map((day) => mapDay(day, years)),
    removed: raw.removed.flatMap(({ name, year }) => (year ? [{ name, since: Number(year) }] : [])),
    declaredOnce: raw.one_off,
    status: raw.status,
    sources: raw.source_ids.flatMap((id) => (id in knownAs ? (knownAs[id] ?? []) : [id])),
  };
}
