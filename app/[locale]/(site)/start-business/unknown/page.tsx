import { firstTyped, longestName } from "#lib/platform/text/first-typed.ts";
import { nearRows } from "#components/countries/finder/near-rows.ts";
import { UnknownGuide } from "#components/countries/finder/unknown-guide.tsx";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { finderRows } from "#lib/data/countries/index.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { regions } from "#lib/data/countries/record/open/schema.ts";
import "#app/sheets/explore.css";

type Props = PageProps<"/[locale]/start-business/unknown">;

export const metadata = pageMetadata({
  path: "/start-business",
  title: "There is no guide at this address",
  description: "No country goes by this name. There is a guide for each of the 54 African countries.",
  index: false,
});

const counts = regions.map((region) => ({
  region,
  count: listCountries().filter((country) => country.region === region).length,
}));

/** Shown with status 404 for /start-business/{anything unknown}. The middleware passes on the requested slug. */
export default async function UnknownGuidePage({ searchParams }: Props) {
  const { slug } = await searchParams;
  const asked = firstTyped(slug, longestName).replaceAll("-", " ").trim();
  return <UnknownGuide asked={asked} near={nearRows(finderRows(), asked)} regions={counts} />;
}
