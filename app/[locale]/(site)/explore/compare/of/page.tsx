import { CompareResult } from "#components/countries/compare/compare-result.tsx";
import { ComparePage } from "#components/countries/compare/compare-page.tsx";
import { listed } from "#components/countries/compare/compare-words.ts";
import { fewestCompared, parseCompare } from "#components/countries/compare/parse-compare.ts";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { parseCompareQuery, parsePassportQuery } from "#lib/data/countries/index.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { readRates } from "#lib/data/currency/index.ts";
import { toBaseBy } from "#lib/data/currency/open/convert.ts";
import { env } from "#lib/platform/env.ts";
import "#app/sheets/explore.css";
import "#app/sheets/compared.css";

type Props = PageProps<"/[locale]/explore/compare/of">;

const read = async (searchParams: Props["searchParams"]) =>
  parseCompare((await searchParams).c, (slug) => findCountry(slug) !== undefined);

export async function generateMetadata({ searchParams }: Props) {
  const { slugs } = await read(searchParams);
  const names = listed(slugs.flatMap((slug) => findCountry(slug)?.name ?? []));
  return pageMetadata({
    path: "/explore/compare",
    title: slugs.length < fewestCompared ? "Compare African countries" : `${names} compared`,
    description: "African countries side by side, each figure with its source and its year.",
    index: false,
  });
}

/** /explore/compare with countries, a passport or display options in the query. */
export default async function CompareOfPage({ searchParams }: Props) {
  const params = await searchParams;
  const selection = await read(searchParams);
  const asked = parsePassportQuery(params.passport);
  const query = parseCompareQuery(params);
  return (
    <>
      <Breadcrumbs path="/explore/compare" />
      <ComparePage selection={selection} asked={asked} query={query}>
        <CompareResult
          countries={selection.slugs.flatMap((slug) => findCountry(slug) ?? [])}
          passport={asked.passport}
          query={query}
          toOneMoney={toBaseBy(await readRates())}
          siteUrl={env.SITE_URL}
        />
      </ComparePage>
    </>
  );
}
