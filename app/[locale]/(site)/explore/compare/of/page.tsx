import { ComparePage } from "#components/countries/compare/compare-page.tsx";
import { listed } from "#components/countries/compare/compare-words.ts";
import { fewestCompared, parseCompare } from "#components/countries/compare/parse-compare.ts";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { findCountry, parsePassportQuery } from "#lib/countries/index.ts";
import { env } from "#lib/env.ts";
import "#app/sheets/explore.css";

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

/** /explore/compare with countries, or a passport, in the query. */
export default async function CompareOfPage({ searchParams }: Props) {
  const asked = parsePassportQuery((await searchParams).passport);
  return (
    <>
      <Breadcrumbs path="/explore/compare" />
      <ComparePage selection={await read(searchParams)} asked={asked} siteUrl={env.SITE_URL} />
    </>
  );
}
