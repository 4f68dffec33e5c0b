import { KeepPage } from "#components/countries/visa/keep-page.tsx";
import { PassportIndex } from "#components/countries/visa/passport-index.tsx";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { parseAreaQuery, parsePassportQuery } from "#lib/data/countries/index.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { firstTyped, longestName } from "#lib/platform/text/first-typed.ts";
import { nearPassports } from "#lib/data/countries/visa/open/passport-names.ts";
import "#app/sheets/passport.css";

type Props = PageProps<"/[locale]/explore/passport/of">;

export const metadata = pageMetadata({
  path: "/explore/passport",
  title: "Choose your passport",
  description: "Choose one of 199 passports to see what African countries ask of it.",
  index: false,
});

/** /explore/passport with a destination, a region of the map, an unknown passport or `keep` in the query. */
export default async function PassportOfPage({ searchParams }: Props) {
  const params = await searchParams;
  const { passport: given, to: place, keep } = params;
  const { area, problems: ofArea } = parseAreaQuery(params);
  const { passport, problems } = parsePassportQuery(given);
  if (passport && keep !== undefined) return <KeepPage passport={passport} />;
  const [asked, slug] = [firstTyped(given, longestName), firstTyped(place, longestName)];
  const to = findCountry(slug.toLowerCase());
  return (
    <PassportIndex
      to={to}
      asked={asked}
      area={area}
      near={passport ? [] : nearPassports(asked)}
      problems={[
        ...problems,
        ...ofArea,
        ...(slug && !to ? [`“${slug}” is no country of this site, so all 54 are shown.`] : []),
      ]}
    />
  );
}
