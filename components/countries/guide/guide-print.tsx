import { Figure } from "#components/page/figure.tsx";
import { each } from "#components/ui/each.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { brand } from "#lib/platform/brand.ts";
import { figureKind, type FigureKey } from "#lib/data/countries/record/open/figures.ts";
import {
  asSentence,
  costOnPaper,
  dateWords,
  daySpan,
  enumerated,
  forWords,
  isLastKnown,
  isLastKnownCost,
  onlineWords,
  roleWords,
  statusSentences,
  statusWithYears,
  inSentence,
  leftOut,
  noteOfCapital,
} from "#lib/data/countries/words/open/guide-words.ts";
import {
  answerOfPath,
  dutiesOf,
  figureMarks,
  formatFigure,
  hasOwnSteps,
  officesOfPath,
  papersOfSteps,
  stepsOfPath,
  type AnswerBasis,
  type CapitalAnswer,
  type CostAnswer,
} from "#lib/data/countries/index.ts";
import { dataAsOf, findSource, knownFigure } from "#lib/data/countries/record/index.ts";
import { confirmWith } from "#lib/data/countries/words/open/calendar-words.ts";
import type { PathKind } from "#lib/data/countries/paths/open/path-kinds.ts";
import {
  costOnSheet,
  feesListed,
  feesOnSheet,
  feesRead,
  moneySpan,
  papersHeading,
  pathWords,
} from "#lib/data/countries/paths/open/path-words.ts";
import type { Registration } from "#lib/data/countries/record/open/registration-schema.ts";
import { startPath } from "#lib/data/site/country-path.ts";
import { guidePath, type GuideProps } from "./guide-section.tsx";

const keyFigures: readonly FigureKey[] = [
  "population",
  "gdp_nominal_usd",
  "gdp_per_capita_nominal_usd",
  "inflation_pct",
  "corporate_tax_rate_pct",
  "vat_standard_rate_pct",
  "bready_entry",
  "electricity_access_pct",
  "internet_users_pct",
];

/**
 * The guide as a printable sheet: steps with checkboxes, duties, offices with their addresses in full and, as in the
 * guide itself, the other offices and key figures of the country.
 */
export function GuidePrint({ country, kind }: GuideProps & { kind: PathKind }) {
  const { slug, registration } = country;
  const { main, optional, employers } = stepsOfPath(registration, kind);
  const duties = dutiesOf(country);
  const papers = papersOfSteps(main.map(({ step }) => step));
  const offices = officesOfPath(registration, kind);
  return (
    <article className="sheet">
      <p className="back">
        <AppLink href={startPath(kind, slug)}>Back to the guide</AppLink> Print this page with your browser:
        it fits A4.
      </p>
      <h1>{pathWords[kind].title(inSentence(country))}</h1>
      {!hasOwnSteps(registration, kind) && <p>{pathWords[kind].unread(inSentence(country))}</p>}
      <PrintSummary country={country} kind={kind} />
      {papers.length > 0 && (
        <>
          <h2>{papersHeading(papers.length)}</h2>
          <p>{`${asSentence(enumerated(papers))}.`}</p>
        </>
      )}
      <h2>Steps</h2>
      <ol className="boxes">
        {each(main, ({ step }) => (
          <PrintStep step={step} sources={registration.sources} isOfPath />
        ))}
      </ol>
      {[...optional, ...employers].length > 0 && (
        <>
          <h2>Only where it applies, or if you hire</h2>
          <ul>
            {each([...optional, ...employers], (step) => (
              <PrintStep step={step} sources={registration.sources} />
            ))}
          </ul>
        </>
      )}
      <p>{leftOut}</p>
      {registration.uncertain.length > 0 && (
        <>
          <h2>Check before you rely on this</h2>
          <ul>
            {each(registration.uncertain, (text) => (
              <li>{text}</li>
            ))}
          </ul>
        </>
      )}
      {duties.length > 0 && (
        <>
          <h2>After you register</h2>
          <ul>
            {each(duties, ({ what, when, institution, status, confirm }) => (
              <li>
                <b>{what}</b>: {when}. {!confirm && `${institution}. `}
                <i>{statusSentences[status]}</i>
                {confirm && ` ${confirmWith(institution, confirm)}`}
              </li>
            ))}
          </ul>
        </>
      )}
      {(offices.length > 0 || kind === "company") && <h2>Offices</h2>}
      <ul>
        {each(offices, ({ name, address, town, telephone, email, hours, note }) => (
          <li>
            {`${enumerated([name, address, town, telephone, email, hours].filter((part) => part !== null))}.`}
            {note && ` ${note}`}
          </li>
        ))}
        {kind === "company" && <PrintAgencies country={country} />}
      </ul>
      {kind === "company" && <PrintFigures country={country} />}
      <p>
        {`${brand.name}, ${guidePath(slug)}. Facts as of ${dateWords(dataAsOf)}. No legal or tax advice: the office has the last word.`}
      </p>
    </article>
  );
}

function PrintAgencies({ country: { agencies, agenciesByNameOnly } }: GuideProps) {
  return (
    <>
      {each(agencies, ({ role, name: office, url, verify }) => (
        <li>
          {`${roleWords[role]}: ${office}`}
          {url && verify !== "doubtful" && `, ${url}`}
          {url && verify === "needed" && " (web address not confirmed)"}
          {verify === "doubtful" && " (web address in doubt)"}
        </li>
      ))}
      {each(agenciesByNameOnly, ({ role, name: office }) => (
        <li>{`${role ? `${roleWords[role]}: ` : ""}${office} (no web address known)`}</li>
      ))}
    </>
  );
}

function PrintFigures({ country }: GuideProps) {
  return (
    <>
      <h2>Key figures</h2>
      <table>
        <caption>Each with its year and source</caption>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">Value</th>
            <th scope="col">Year</th>
            <th scope="col">Source</th>
          </tr>
        </thead>
        <tbody>
          {each(keyFigures, (key) => (
            <PrintFigure country={country} figureKey={key} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function costInWords(cost: CostAnswer): string {
  if (cost.of === "steps")
    return feesOnSheet(feesListed(cost.fees.sums), feesRead(cost.fees.known, cost.fees.of));
  return costOnSheet(withAge(moneySpan(cost), cost.basis), cost.includes);
}

const withAge = (text: string, { year, isLastKnown: isOld }: AnswerBasis): string =>
  year === null ? text : isOld ? `${text}, last known from ${year}` : `${text}, as of ${year}`;

const unknown = (reason: string): string => `No data. ${reason}`;

/** A capital of zero reads "none", and not "free". */
function capitalOnSheet(capital: CapitalAnswer): string {
  if (capital.amount > 0) return costOnPaper(capital);
  const note = noteOfCapital(capital);
  const none = withAge("none", capital.basis);
  return note ? costOnSheet(none, note) : none;
}

function PrintSummary({ country, kind }: GuideProps & { kind: PathKind }) {
  const { cost, time, place, online, capital } = answerOfPath(country, kind);
  const facts = [
    ["Cost", cost.fact ? costInWords(cost.fact) : unknown(cost.reason)],
    [
      "Time",
      time.fact
        ? costOnSheet(withAge(daySpan(time.fact), time.fact.basis), time.fact.counts)
        : unknown(time.reason),
    ],
    [
      "Where",
      place.fact ? [place.fact.name, place.fact.town].filter(Boolean).join(", ") : unknown(place.reason),
    ],
    ["Online", online ? onlineWords[online] : unknown("The sources do not say.")],
    ["Minimum capital", capital.fact ? capitalOnSheet(capital.fact) : unknown(capital.reason)],
  ] as const;
  return (
    <ul>
      {each(facts, ([label, text]) => (
        <li>{`${label}: ${text}`}</li>
      ))}
    </ul>
  );
}

function PrintStep({
  step,
  sources,
  isOfPath = false,
}: {
  step: Registration["steps"][number];
  sources: Registration["sources"];
  /** Whether everybody on this path takes the step, so that the text need not say who it is for. */
  isOfPath?: boolean;
}) {
  const years = sources.flatMap(({ id, year }) => (step.sources.includes(id) ? [year] : []));
  const who = isOfPath ? null : forWords[step.for];
  const oldTime = isLastKnown(step, sources) ? ", last known" : "";
  return (
    <li>
      <b>{step.what}</b>
      {who && ` (${who})`}: {step.institution}.{step.bring.length > 0 && ` Bring: ${enumerated(step.bring)}.`}
      {` You get: ${step.get}.`}
      {step.cost && ` Cost: ${costOnPaper(step.cost, isLastKnownCost(step, sources))}.`}
      {step.days && ` Time: ${daySpan(step.days)}${oldTime}.`} <i>{statusWithYears(step.status, years)}</i>
    </li>
  );
}

function PrintFigure({ country, figureKey }: GuideProps & { figureKey: FigureKey }) {
  const known = knownFigure(country, figureKey);
  const figure = known.fact;
  return (
    <tr>
      <th scope="row">{figureKind(figureKey).label}</th>
      <td>
        <Figure
          known={known}
          text={figure ? formatFigure(figureKey, figure.value) : ""}
          marks={figure ? figureMarks(figure) : []}
          year="elsewhere"
        />
      </td>
      <td>{figure ? figure.year : "–"}</td>
      <td>{figure ? findSource(figure.source)?.title : "–"}</td>
    </tr>
  );
}
