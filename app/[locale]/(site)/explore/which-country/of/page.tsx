import { SuitPage } from "#components/countries/suit/suit-page.tsx";
import { SuitResult } from "#components/countries/suit/suit-result.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { parseSuitQuery } from "#lib/data/countries/index.ts";
import { readRates } from "#lib/data/currency/index.ts";
import { toBaseBy } from "#lib/data/currency/open/convert.ts";
import "#app/sheets/suit.css";

type Props = PageProps<"/[locale]/explore/which-country/of">;

export const metadata = pageMetadata({
  path: "/explore/which-country",
  title: "African countries that suit these answers",
  description: "The 54 African countries by five answers, with what speaks for and against each.",
  index: false,
});

/** /explore/which-country with answers in the query. */
export default async function WhichCountryOfPage({ searchParams }: Props) {
  const query = parseSuitQuery(await searchParams);
  return (
    <>
      <Breadcrumbs path="/explore/which-country" />
      <SuitPage query={query}>
        {query.isAnswered && <SuitResult query={query} toOneMoney={toBaseBy(await readRates())} />}
      </SuitPage>
    </>
  );
}
