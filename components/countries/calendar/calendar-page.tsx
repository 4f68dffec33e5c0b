import { AmountsIn } from "#components/page/amounts.tsx";
import { PageEnd } from "#components/page/page-end.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { AppLink, ButtonLink } from "#components/ui/app-link.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { each } from "#components/ui/each.ts";
import { Container } from "#components/ui/section.tsx";
import { type CalendarDay, type Duty, dutyCalendar } from "#lib/data/countries/index.ts";
import { dataAsOf, findSource } from "#lib/data/countries/record/index.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import {
  afterPeriodWords,
  confirmWith,
  confirmWords,
  dayOffWords,
  dayOfMonthWords,
  dueTitle,
  dutyMark,
  holidayMarks,
  mayMoveWords,
  monthWords,
  closedWords,
  dayWords,
  dutyMarkNote,
  holidayNotes,
} from "#lib/data/countries/words/open/calendar-words.ts";
import { dateWords, inSentence, listed } from "#lib/data/countries/words/open/guide-words.ts";
import { countryPath, calendarFilePath } from "#lib/data/site/country-path.ts";
import { CountryHead } from "../family/country-head.tsx";

/** Days with events, under the name of their month. */
function Months({ days }: { days: readonly CalendarDay[] }) {
  // The doubts about a duty are shown on its first day only, and are not repeated on the others.
  const firstDays = new Map(
    days.toReversed().flatMap(({ date, due }) => due.map(({ duty }) => [duty, date] as const)),
  );
  const months = [...new Set(days.map(({ date }) => date.slice(0, 7)))];
  return (
    <ol className="months">
      {each(months, (month) => (
        <li>
          <h3>{monthWords(month)}</h3>
          <ul>
            {each(
              days.filter(({ date }) => date.startsWith(month)),
              (day) => (
                <Day day={day} isFirst={(duty) => firstDays.get(duty) === day.date} />
              ),
            )}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Day({
  day: { date, due, holidays, mayMove },
  isFirst,
}: {
  day: CalendarDay;
  isFirst: (duty: Duty) => boolean;
}) {
  return (
    <li>
      <time dateTime={date}>{dayOfMonthWords(date)}</time>
      <div>
        {each(due, ({ duty, due: { every }, part }) => {
          const marks = [dutyMark[duty.status], every === "period" && afterPeriodWords].filter(Boolean);
          const doubt =
            duty.confirm && (isFirst(duty) ? confirmWith(duty.institution, duty.confirm) : confirmWords);
          const beside = [marks.join("; "), doubt].filter(Boolean).join(". ");
          return (
            <p>
              <b>{dueTitle(duty.what, part)}</b>
              {beside && (
                <>
                  {" "}
                  <small>{beside}</small>
                </>
              )}
            </p>
          );
        })}
        {mayMove && <p className="may-move">{mayMoveWords(mayMove)}</p>}
        {each(holidays, (holiday) => {
          const marks = holidayMarks(holiday);
          return (
            <p className="off">
              {holiday.isDayOff ? dayOffWords(holiday.name) : holiday.name}{" "}
              <small>{marks ? `holiday; ${marks}` : "holiday"}</small>
            </p>
          );
        })}
      </div>
    </li>
  );
}

/** What is due in a country and when, month by month with its public holidays; then duties without a certain date. */
export function CalendarPage({ country }: { country: Country }) {
  const { slug } = country;
  const name = inSentence(country);
  const { days, ownYear, undated, dated, from, until, weekend } = dutyCalendar(country);
  const guide = countryPath("/start-business/*", slug);
  return (
    <>
      <CountryHead
        country={country}
        family="/start-business/*/calendar"
        lead={`What is due after you register in ${name}, and the public holidays: ${monthWords(from)} to ${monthWords(until)}.`}
      >
        <ButtonLink href={calendarFilePath(slug)} download>
          Add to your calendar (.ics)
        </ButtonLink>
        <ButtonLink href={`${guide}#after`} variant="secondary">
          The duties in the guide
        </ButtonLink>
      </CountryHead>
      <Container className="pb-section">
        <div className="parts calendar">
          <SectionFrame id="months" heading="Month by month" lead={leadOf(dated.length, weekend)} wide>
            <Months days={days} />
            <HolidayNotes country={country} />
          </SectionFrame>
          {ownYear.length > 0 && (
            <SectionFrame
              id="own-year"
              heading="Counted from the end of your own year"
              lead="These are not in the file: they depend on the day your financial year ends. The dates are for a year that ends on 31 December."
              wide
            >
              <DataTable
                caption="Duties that count from the end of the financial year"
                captionHidden
                columns={[{ label: "Duty" }, { label: "When" }, { label: "December year" }]}
                rows={ownYear.map(({ duty, december }) => [
                  <DutyName key="duty" duty={duty} />,
                  duty.when,
                  listed(december.map((day) => `${dayWords(day)} ${day.slice(0, 4)}`)),
                ])}
                wide={false}
              />
            </SectionFrame>
          )}
          {undated.length > 0 && (
            <SectionFrame
              id="undated"
              heading="Without a certain date"
              lead="These are not in the file: the sources name no day, or one that depends on your firm. Ask the office named."
              wide
            >
              <DataTable
                caption="Duties without a certain date"
                captionHidden
                columns={[{ label: "Duty" }, { label: "When" }]}
                rows={undated.map((duty) => [
                  <DutyName key="duty" duty={duty} />,
                  <AmountsIn key="when" text={duty.when} />,
                ])}
              />
            </SectionFrame>
          )}
          <p className="fine-print">
            {`${dutyMarkNote} Facts as of ${dateWords(dataAsOf)}. This is no legal or tax advice: the office has the last word. Sources of each duty: `}
            <AppLink className="link" href={`${guide}#after`}>
              the guide
            </AppLink>
            {". Sources of the holidays: "}
            <AppLink className="link" href={`${countryPath("/one-africa/*", slug)}#holidays`}>
              living in the country
            </AppLink>
            .
          </p>
        </div>
        <PageEnd
          path={countryPath("/start-business/*/calendar", slug)}
          related={[guide, countryPath("/one-africa/*", slug), countryPath("/support/country/*", slug)]}
          reviewedOn={dataAsOf}
        />
      </Container>
    </>
  );
}

const leadOf = (dated: number, weekend: readonly string[]): string =>
  dated > 0
    ? `Each duty is shown on its deadline. A deadline on ${closedWords(weekend)} may move: ask the office.`
    : "No data: our sources give no duty a certain date. The other duties are listed below, and the holidays here.";

/** A duty with the office that receives it and its provenance. */
function DutyName({ duty: { what, institution, status, confirm } }: { duty: Duty }) {
  return (
    <>
      <AmountsIn text={dueTitle(what, null)} />{" "}
      <small className="known">
        {[institution, dutyMark[status]].filter(Boolean).join("; ")}
        {confirm && `. ${confirmWith(institution, confirm)}`}
      </small>
    </>
  );
}

/** The notes and sources of the holidays. */
function HolidayNotes({ country: { holidays: list } }: { country: Country }) {
  if (!list) return null;
  return (
    <p className="fine-print">
      {`${holidayNotes(list).join(" ")} Sources: ${listed(list.sources.flatMap((id) => findSource(id)?.title ?? []))}.`}
    </p>
  );
}
