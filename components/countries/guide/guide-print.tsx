import { Figure } from "#components/page/figure.tsx";
import { each } from "#components/ui/each.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { brand } from "#lib/site/brand.ts";
import { figureKind, type FigureKey } from "#lib/countries/record/open/figures.ts";
import {
  amountOnPaper,
  asSentence,
  costOnPaper,
  dateWords,
  daySpan,
  enumerated,
  forWords,
  isLastKnown,
  isLastKnownCost,
  leadSentence,
  notStated,
  onlineWords,
  roleWords,
  statusWithYears,
  timeNote,
  inSentence,
} from "#lib/countries/words/open/guide-words.ts";
import { dataAsOf, figureMarks, findSource, formatFigure, knownFigure } from "#lib/countries/index.ts";
import type { Registration } from "#lib/countries/record/open/registration-schema.ts";
import { guidePath, type GuideProps } from "./sections.ts";

const keyFigures: readonly FigureKey[] = [
  "population",
  "gdp_nominal_usd",
  "gdp_per_capita_nominal_usd",
  "inflation_pct",
  "corporate_tax_rate_pct",
  "vat_standard_rate_pct",
  "starting_days",
  "starting_procedures",
  "electricity_access_pct",
  "internet_users_pct",
];

const discontinued: ReadonlySet<FigureKey> = new Set<FigureKey>(["starting_days", "starting_procedures"]);

/** The guide as a sheet for paper: steps with boxes, duties, offices with their addresses written out, key figures. */
export function GuidePrint({ country }: GuideProps) {
  const { slug, registration, agencies, agenciesByNameOnly } = country;
  return (
    <article className="sheet">
      <p className="back">
        <AppLink href={guidePath(slug)}>Back to the guide</AppLink> Print this page with your browser: it fits
        A4.
      </p>
      <h1>Start a business in {inSentence(country)}</h1>
      <p>{leadSentence(country)}</p>
      <PrintSummary country={country} />
      <h2>Steps</h2>
      <ol className="boxes">
        {each(registration.steps, (step) => (
          <PrintStep step={step} sources={registration.sources} />
        ))}
      </ol>
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
      {registration.duties.length > 0 && (
        <>
          <h2>After you register</h2>
          <ul>
            {each(registration.duties, ({ what, when, institution, status }) => (
              <li>
                <b>{what}</b>: {when}. {institution}. <i>{status}</i>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>Offices</h2>
      <ul>
        {each(agencies, ({ role, name: office, url, verify }) => (
          <li>
            {`${roleWords[role]}: ${office}`}
            {url && verify !== "doubtful" && `, ${url}`}
            {url && verify === "needed" && " (address not confirmed)"}
            {verify === "doubtful" && " (address in doubt)"}
          </li>
        ))}
        {each(agenciesByNameOnly, ({ role, name: office }) => (
          <li>{role ? `${roleWords[role]}: ${office}, no address` : `${office}, no address`}</li>
        ))}
      </ul>
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
      <p>
        {`${brand.name}, ${guidePath(slug)}. Facts as of ${dateWords(dataAsOf)}. No legal or tax advice: the office has the last word.`}
      </p>
    </article>
  );
}

function PrintSummary({ country }: GuideProps) {
  const { days, costLocal, minCapital, oneStopShop, online, foreignOwnershipNote } = country.registration;
  const unsaid = "No data: the sources read do not say";
  const note = timeNote(country);
  const time = days ? daySpan(days) : unsaid;
  const facts = [
    ["Time, as reported", note ? `${time} (${note})` : time],
    ["Cost read in the sources", costLocal ? amountOnPaper(costLocal) : unsaid],
    [
      "Minimum capital",
      minCapital === null ? unsaid : minCapital === 0 ? "None asked for" : amountOnPaper(minCapital),
    ],
    ["One-stop shop", oneStopShop?.name ?? "No data: none is named in the sources read"],
    ["Online", online ? onlineWords[online] : unsaid],
    ["Foreign owners", foreignOwnershipNote ? asSentence(foreignOwnershipNote) : unsaid],
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
}: {
  step: Registration["steps"][number];
  sources: Registration["sources"];
}) {
  const years = sources.flatMap(({ id, year }) => (step.sources.includes(id) ? [year] : []));
  const who = forWords[step.for];
  const oldCost = isLastKnownCost(step, sources) ? " (last known)" : "";
  const oldTime = isLastKnown(step, sources) ? " (last known)" : "";
  const unsaid = notStated(step);
  return (
    <li>
      <b>{step.what}</b>
      {who && ` (${who})`}. {step.institution}.{step.bring.length > 0 && ` Bring: ${enumerated(step.bring)}.`}
      {` You get: ${step.get}.`}
      {step.cost && ` Cost: ${costOnPaper(step.cost)}${oldCost}.`}
      {step.days && ` Time: ${daySpan(step.days)}${oldTime}.`}
      {unsaid && ` ${unsaid}`} <i>{statusWithYears(step.status, years)}</i>
    </li>
  );
}

function PrintFigure({ country, figureKey }: GuideProps & { figureKey: FigureKey }) {
  const known = knownFigure(country, figureKey);
  const figure = known.fact;
  return (
    <tr>
      <th scope="row">
        {discontinued.has(figureKey)
          ? `${figureKind(figureKey).label} (Doing Business 2020, discontinued)`
          : figureKind(figureKey).label}
      </th>
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
