import { SignArt } from "#components/page/sign-art.tsx";
import { signOfPage } from "#lib/data/content/signs/sign-of-page.ts";
import { PageEnd } from "#components/page/page-end.tsx";
import { QueryProblems } from "#components/countries/query-problems.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { defaultScatter, type ScatterQuery } from "#lib/data/countries/index.ts";
import { dataAsOf } from "#lib/data/countries/record/index.ts";
import { figureOptions } from "#components/countries/figure-options.ts";
import { regionOptions } from "#components/countries/region-options.ts";
import { Button } from "#components/ui/button.tsx";
import { SelectField } from "#components/ui/field.tsx";
import { ScatterResult } from "./scatter-result.tsx";

/** Chooses two figures and a region. It is a plain GET form, so the URL of the result can be shared. */
function ScatterForm({ x, y, region }: Omit<ScatterQuery, "problems">) {
  const figures = figureOptions();
  return (
    <form action="/explore/scatter" className="ranking-form">
      <SelectField label="Across" name="x" options={figures} defaultValue={x} />
      <SelectField label="Upwards" name="y" options={figures} defaultValue={y} />
      <SelectField label="Region" name="region" options={regionOptions} defaultValue={region ?? ""} />
      <Button>Show</Button>
    </form>
  );
}

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
