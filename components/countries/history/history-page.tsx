import { HistoryScale } from "./history-scale.tsx";
import { Locator } from "#components/charts/locator.tsx";
import { PageEnd } from "#components/page/page-end.tsx";
import { Basis } from "#components/page/basis.tsx";
import { each } from "#components/ui/each.ts";
import { Container } from "#components/ui/section.tsx";
import { countryPath } from "#lib/data/site/country-path.ts";
import { inSentence } from "#lib/data/countries/words/open/guide-words.ts";
import type { CountryHistory } from "#lib/data/countries/histories/open/types.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { CountryHead } from "../family/country-head.tsx";

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
