import { HistoryScale } from "./history-scale.tsx";
import { Locator } from "#components/charts/locator.tsx";
import { PageEnd } from "#components/content/page-end.tsx";
import { Basis } from "#components/content/basis.tsx";
import { Breadcrumbs } from "#components/shell/breadcrumbs.tsx";
import { each } from "#components/ui/each.ts";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { titleIn } from "#lib/content/country-titles.ts";
import type { CountryHistory } from "#lib/countries/histories/types.ts";

type Props = { slug: string; name: string; history: CountryHistory };

/** The history of a country: where it lies, when things happened, what happened, and where to read on. */
export function HistoryPage({ slug, name, history }: Props) {
  const path = `/library/history/${slug}` as const;
  const { lead, events, sources, reviewedOn } = history;
  const until = Number(reviewedOn.slice(0, 4));
  return (
    <>
      <Breadcrumbs path={path} />
      <PageHeader title={titleIn("/library/history", name)} lead={lead} eyebrow="Library" />
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
          related={[`/start-business/${slug}`, `/support/country/${slug}`, "/library", "/explore/compare"]}
          reviewedOn={reviewedOn}
        />
      </Container>
    </>
  );
}
