import { ListingsPage } from "#components/directory/listings-page.tsx";
import { pageWords } from "#components/words/use-words.ts";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { countListings, searchListings } from "#lib/domains/directory/index.ts";
import { isDirectory, listingsPath } from "#lib/data/site/directories.ts";
import { readListingQuery } from "#lib/domains/directory/open/listing-query.ts";
import { getListingForm } from "#lib/domains/forms/index.ts";
import { optionsOfListing } from "#lib/domains/forms/open/form.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import { NothingHere, nothingHereMetadata } from "#app/[locale]/nothing-here.tsx";
import "#app/sheets/listings.css";

type Props = PageProps<"/[locale]/directory/[directory]/listings">;

/**
 * The page is not indexed, so that a removed listing disappears at once and contact details are shown only to people
 * who search here.
 */
export async function generateMetadata({ params }: Props) {
  const { directory } = await params;
  if (!isDirectory(directory)) return nothingHereMetadata;
  const words = await pageWords("directory");
  return pageMetadata({
    path: listingsPath(directory),
    title: words(`listings.title.${directory}`),
    description: words("listings.about", { name: words(`listings.title.${directory}`) }),
    index: false,
  });
}

export default async function Listings({ params, searchParams }: Props) {
  const { directory } = await params;
  if (!isDirectory(directory)) return <NothingHere path={`/directory/${directory}/listings`} />;
  const { locale } = await pageWords("directory");
  const query = readListingQuery(await searchParams, optionsOfListing(getListingForm(directory)));
  const found = await unlessAway("searchListings", async () => {
    const [page, count] = await Promise.all([
      searchListings({ directory, ...query }, locale),
      countListings({ directory, ...query }),
    ]);
    return { ...page, count };
  });
  return <ListingsPage directory={directory} query={query} found={found} />;
}
