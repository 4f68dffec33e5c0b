import { SectionFrame } from "#components/page/section-frame.tsx";
import { NoData } from "#components/page/figure.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { DataTable } from "#components/ui/data-table.tsx";
import { countryPath } from "#lib/site/country-path.ts";
import {
  dayWords,
  holidayMarks,
  holidayNotes,
  noDay,
  notWorkedOut,
} from "#lib/countries/words/open/calendar-words.ts";
import { findSource, holidaysOf, noDataReason } from "#lib/countries/index.ts";
import type { Country } from "#lib/countries/record/open/schema.ts";

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
  const isWhole = holidays.every(({ before }) => before !== null);
  const notes = [...holidayNotes(list), ...(isWhole ? [] : [notWorkedOut(list.year - 1)])];
  return (
    <SectionFrame
      id="holidays"
      heading="Public holidays"
      lead="Days off that are announced from year to year, such as for an election or between two holidays, stand in no list."
      wide
    >
      <DataTable
        caption={`Public holidays in ${list.year - 1} and ${list.year}`}
        captionHidden
        columns={[{ label: "Holiday" }, { label: String(list.year - 1) }, { label: String(list.year) }]}
        rows={holidays.map((holiday) => [
          <>
            {holiday.name} <small className="known">{holidayMarks(holiday)}</small>
          </>,
          holiday.before ? dayWords(holiday.before) : noDay,
          dayWords(holiday.listed),
        ])}
      />
      <div className="holiday-notes">
        {each(notes, (note) => (
          <p>{note}</p>
        ))}
        <p>
          {`${list.year}: `}
          <a href={`#src-${list.source}`}>{findSource(list.source)?.title}</a>
          {list.compared && (
            <>
              {", compared with "}
              <a href={`#src-${list.compared.source}`}>{findSource(list.compared.source)?.title}</a>
            </>
          )}
          {`. ${list.year - 1}: worked out by us. `}
          <AppLink className="link" href={countryPath("/start-business/*/calendar", slug)}>
            Holidays and duties as a calendar
          </AppLink>
        </p>
      </div>
    </SectionFrame>
  );
}
