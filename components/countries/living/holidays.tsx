import { SectionFrame } from "#components/page/section-frame.tsx";
import { NoData } from "#components/page/figure.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { DataTable } from "#components/ui/data-table.tsx";
import { countryPath } from "#lib/data/site/country-path.ts";
import {
  announcedWords,
  dayOffWords,
  dayWords,
  holidayMarks,
  holidayNotes,
  noDay,
  noDayNote,
  pastNotes,
} from "#lib/data/countries/words/open/calendar-words.ts";
import { dateWords, listed } from "#lib/data/countries/words/open/guide-words.ts";
import { holidaysOf, yearsOf, type Holiday } from "#lib/data/countries/index.ts";
import { findSource, noDataReason } from "#lib/data/countries/record/index.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";

/** The public holidays of this year and the next. */
export function Holidays({ country }: { country: Country }) {
  const { holidays: list, slug } = country;
  if (!list)
    return (
      <SectionFrame id="holidays" heading="Public holidays" wide>
        <p>
          <NoData reason={noDataReason(country, "holidays")} />
        </p>
      </SectionFrame>
    );
  const holidays = holidaysOf(list);
  const years = yearsOf(list);
  const isWhole = holidays.every(({ days }) => days.every((dates) => dates.length > 0));
  const notes = [...holidayNotes(list), ...(isWhole ? [] : [noDayNote]), ...pastNotes(list)];
  return (
    <SectionFrame
      id="holidays"
      heading="Public holidays"
      lead="One-off days off, for elections or bridge days, are not listed."
      wide
    >
      <DataTable
        caption={`Public holidays in ${years.join(" and ")}`}
        captionHidden
        columns={[{ label: "Holiday" }, ...years.map((year) => ({ label: String(year) }))]}
        rows={holidays.map((holiday) => [
          <HolidayName key="name" holiday={holiday} />,
          ...years.map((year, at) => daysIn(holiday, year, at)),
        ])}
      />
      <div className="holiday-notes">
        {each(notes, (note) => (
          <p>{note}</p>
        ))}
        <p>
          {list.law && `Law: ${list.law}${list.lawDate ? `, ${dateWords(list.lawDate)}` : ""}. `}
          {list.status === "indicative" && "We read no law; confirm the list with the labour ministry. "}
          {"Sources: "}
          {each(list.sources, (id, at) => (
            <>
              {at > 0 && ", "}
              <a href={`#src-${id}`}>{findSource(id)?.title}</a>
            </>
          ))}
          {". "}
          <AppLink className="link" href={countryPath("/start-business/*/calendar", slug)}>
            Holidays and duties as a calendar
          </AppLink>
        </p>
      </div>
    </SectionFrame>
  );
}

function HolidayName({ holiday }: { holiday: Holiday }) {
  const { name, localName } = holiday;
  return (
    <>
      {localName ? `${name} (${localName})` : name} <small className="known">{holidayMarks(holiday)}</small>
    </>
  );
}

/**
 * The days of a holiday in a year, and its days off. In the first year a holiday without a date has its announcement.
 */
function daysIn({ days, daysOff, announced, name }: Holiday, year: number, at: number) {
  const held = (days[at] ?? []).map(dayWords);
  const off = daysOff.filter((day) => day.startsWith(`${year}-`)).map(dayWords);
  if (held.length === 0) return announced && at === 0 ? announcedWords(announced) : noDay;
  return (
    <>
      {listed(held)}
      {off.length > 0 && (
        <>
          {" "}
          <small className="known">{`${dayOffWords(name)}: ${listed(off)}`}</small>
        </>
      )}
    </>
  );
}
