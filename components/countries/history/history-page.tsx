import { Locator } from "#components/charts/locator.tsx";
import { Basis } from "#components/page/basis.tsx";
import { PageEnd } from "#components/page/page-end.tsx";
import { each } from "#components/ui/each.ts";
import { Container } from "#components/ui/section.tsx";
import type { CountryHistory } from "#lib/data/countries/histories/open/types.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { inSentence } from "#lib/data/countries/words/open/guide-words.ts";
import { countryPath } from "#lib/data/site/country-path.ts";
import { CountryHead } from "../family/country-head.tsx";

type HistoryScaleProps = {
  /** Years of the events; negative for years before the common era. */
  years: readonly number[];
  /** The year at the right end. */
  until: number;
};

/** About the width of the narrowest phone, so that text stays readable there. */
const width = 340;
const height = 52;
const line = 18;
const edge = 26;
/** Time is linear within this many years. Beyond that each doubling takes the same width. */
const nearYears = 15;
const roundYears = [-20_000, -10_000, -5_000, -3_000, -1_000, 1, 1000, 1500, 1700, 1800, 1900, 1950, 2000];
/** Labels closer than this would overlap. */
const labelSpace = 66;

/** A label near an end of the line is aligned to that end, so that nothing is cut off. */
function labelAt(x: number): { x: number; textAnchor: "start" | "middle" | "end" } {
  if (x < labelSpace / 2) return { x: 0, textAnchor: "start" };
  return x > width - labelSpace / 2 ? { x: width, textAnchor: "end" } : { x, textAnchor: "middle" };
}

/**
 * The events on a time scale that gives recent ones more width, as memory does. The list below says the same in words,
 * so this is only a picture.
 */
export function HistoryScale({ years, until }: HistoryScaleProps) {
  const first = Math.min(...years);
  const depth = (ago: number) => Math.log1p(ago / nearYears) / Math.log1p((until - first) / nearYears);
  const at = (year: number) => Math.round(width - edge - depth(until - year) * (width - 2 * edge));
  const ticks: number[] = [];
  for (const year of roundYears.filter((one) => one > first)) {
    const last = ticks.at(-1);
    if (last === undefined || at(year) - at(last) >= labelSpace) ticks.push(year);
  }
  return (
    <svg className="history-scale" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path
        d={`M${edge} ${line}H${width - edge}${ticks.map((year) => `M${at(year)} ${line - 5}v10`).join("")}`}
      />
      {each(ticks, (year) => (
        <text {...labelAt(at(year))} y={line + 26}>
          {year < 0 ? `${-year} BCE` : year}
        </text>
      ))}
      {each(years, (year) => (
        <circle cx={at(year)} cy={line} r="5" />
      ))}
    </svg>
  );
}

type Props = { country: Country; history: CountryHistory };

/** The history of a country: its location, a time scale, the events, and further reading. */
export function HistoryPage({ country, history }: Props) {
  const { slug } = country;
  const name = inSentence(country);
  const path = countryPath("/library/history/*", slug);
  const { lead, events, sources, reviewedOn } = history;
  const until = Number(reviewedOn.slice(0, 4));
  return (
    <>
      <CountryHead country={country} family="/library/history/*" lead={lead} />
      <Container className="pb-section">
        <div className="history-top">
          <Locator slug={slug} name={name} />
          <HistoryScale years={events.map(({ year }) => year)} until={until} />
        </div>
        <ol className="history">
          {each(events, ({ when, title, text }) => (
            <li>
              <p className="part-when">{when}</p>
              <div>
                <h2>{title}</h2>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <Basis sources={sources} />
        <PageEnd
          path={path}
          related={[countryPath("/explore/countries/*", slug), "/library", "/explore/compare"]}
          reviewedOn={reviewedOn}
        />
      </Container>
    </>
  );
}
