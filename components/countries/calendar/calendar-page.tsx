import { PageEnd } from "#components/page/page-end.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { AmountsIn } from "#components/page/amounts.tsx";
import { AppLink, ButtonLink } from "#components/ui/app-link.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { Container } from "#components/ui/section.tsx";
import { countryPath } from "#lib/data/site/country-path.ts";
import { calendarFilePath } from "#lib/data/site/calendar-file-path.ts";
import {
  closedWords,
  confirmWith,
  dayWords,
  dueTitle,
  dutyMark,
  dutyMarkNote,
  holidayNotes,
  monthWords,
} from "#lib/data/countries/words/open/calendar-words.ts";
import { dateWords, inSentence, listed } from "#lib/data/countries/words/open/guide-words.ts";
import { dutyCalendar, type Duty } from "#lib/data/countries/index.ts";
import { dataAsOf, findSource } from "#lib/data/countries/record/index.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { CountryHead } from "../family/country-head.tsx";
import { Months } from "./months.tsx";

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
