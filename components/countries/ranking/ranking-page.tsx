import { SignArt } from "#components/page/sign-art.tsx";
import { signOfPage } from "#lib/content/signs/sign-of-page.ts";
import { PageEnd } from "#components/page/page-end.tsx";
import { QueryProblems } from "#components/countries/query-problems.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { dataAsOf, defaultRanking, getPreset, type RankingQuery } from "#lib/countries/index.ts";
import { FigureResult } from "./figure-result.tsx";
import { PresetCards } from "./preset-cards.tsx";
import { PresetResult } from "./preset-result.tsx";
import { RankingForm } from "./ranking-form.tsx";

const name = "Rank the countries";

/** The form, and under it the ranking that was asked for: by one figure, or a ready-made one. */
export function RankingPage({ query = defaultRanking }: { query?: RankingQuery }) {
  const preset = query.preset ? getPreset(query.preset) : null;
  return (
    <>
      <PageHeader
        title={preset?.title ?? name}
        eyebrow={preset ? name : undefined}
        lead={
          preset?.question ??
          "All 54 African countries in order by any figure of this site, each with its year and its source."
        }
        art={<SignArt {...signOfPage("/explore/ranking")} />}
      />
      <Container className="compare-top">
        <QueryProblems problems={query.problems} />
        <RankingForm {...query} />
      </Container>
      {preset ? <PresetResult id={preset.id} /> : <FigureResult query={query} />}
      <PresetCards without={preset?.id} />
      <Container className="pb-section">
        <PageEnd
          path="/explore/ranking"
          related={["/explore/compare", "/explore/scatter", "/explore/risk-rating", "/start-business"]}
          reviewedOn={dataAsOf}
        />
      </Container>
    </>
  );
}
