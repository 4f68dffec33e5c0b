/** One entry of the research on holidays. The calendar stands under a key that names its year. */
export type RawHolidays = {
  slug: string;
  only_in_vacanza: string[];
  only_in_date_holidays: string[];
  [calendarOrCount: string]: unknown;
};

type RawDay = { date: string; name: string; kind: string };
type RawCount = { vacanza: number; date_holidays: number; same_date: number };

/** Days that the list takes for what they are not: one is the same each year, one follows the moon, one a weekday. */
const kindOf: Readonly<Record<string, string>> = {
  "The Sheikh Abeid Amani Karume Day": "fixed",
  "Day after Night of Power": "islamic",
  "Vodoun Festival": "movable",
};

/** "2027-01-08 Vodoun Festival" */
const dated = (line: string) => ({ date: line.slice(0, 10), name: line.slice(11) });

/** What an entry says of public holidays. Throws where it has no calendar. */
export function mapHolidays(raw: RawHolidays) {
  const year = Object.keys(raw).flatMap((key) => /^calendar_(\d{4})$/.exec(key)?.[1] ?? [])[0];
  if (!year) throw new Error("it has no calendar");
  const counts = raw[`count_${year}`] as RawCount;
  return {
    year: Number(year),
    days: (raw[`calendar_${year}`] as RawDay[]).map(({ date, name, kind }) => ({
      date,
      name,
      kind: kindOf[name] ?? kind,
    })),
    source: "vacanza-holidays",
    compared: {
      source: "date-holidays",
      here: counts.vacanza,
      there: counts.date_holidays,
      both: counts.same_date,
      onlyHere: raw.only_in_vacanza.map(dated),
      onlyThere: raw.only_in_date_holidays.map(dated),
    },
  };
}
