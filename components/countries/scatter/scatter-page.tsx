import { SignArt } from "#components/page/sign-art.tsx";
import { signOfPage } from "#lib/data/content/signs/sign-of-page.ts";
import { PageEnd } from "#components/page/page-end.tsx";
import { QueryProblems } from "#components/countries/query-problems.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { defaultScatter, type ScatterQuery } from "#lib/data/countries/index.ts";
import { dataAsOf } from "#lib/data/countries/record/index.ts";
import { ScatterForm } from "./scatter-form.tsx";
import { ScatterResult } from "./scatter-result.tsx";

/** The form, and under it the plot that was asked for. */
export function ScatterPage({ query = defaultScatter }: { query?: ScatterQuery }) {
  return (
    <>
      <PageHeader
        title="Two figures against each other"
        lead="Each African country as a dot: one figure across, one upwards. It shows which countries are alike, which stand out, and whether the two figures go together."
        art={<SignArt {...signOfPage("/explore/scatter")} />}
      />
      <Container className="compare-top">
        <QueryProblems problems={query.problems} />
        <ScatterForm {...query} />
      </Container>
      <ScatterResult query={query} />
      <Container className="pb-section">
        <PageEnd
          path="/explore/scatter"
          related={["/explore/ranking", "/explore/compare", "/explore/risk-rating", "/downloads"]}
          reviewedOn={dataAsOf}
        />
      </Container>
    </>
  );
}
