import type { Metadata } from "next";
import { titleWords } from "#components/countries/finder/finder-address.ts";
import { FinderPage } from "#components/countries/finder/finder-page.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { parseFinderQuery } from "#lib/data/countries/finder/open/finder-query.ts";
import "#app/sheets/explore.css";

type Props = PageProps<"/[locale]/start-business/results">;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return pageMetadata({
    path: "/start-business",
    title: titleWords(parseFinderQuery(await searchParams)),
    description: "Guides to starting a business in an African country that answer a search.",
    index: false,
  });
}

/**
 * /start-business with a query: the same page, with the selection rendered on the server so that it works without
 * script.
 */
export default async function StartBusinessResultsPage({ searchParams }: Props) {
  return (
    <>
      <Breadcrumbs path="/start-business" />
      <FinderPage query={parseFinderQuery(await searchParams)} />
    </>
  );
}
