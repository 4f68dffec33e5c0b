import { dataAsOf } from "#lib/data/countries/record/index.ts";
import { ProfileIndex } from "#components/countries/profile/profile-index.tsx";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import "#app/sheets/family.css";

export const metadata = pageMetadata({
  path: "/explore/countries",
  title: `Country profiles of Africa: all 54 countries (${dataAsOf.slice(0, 4)})`,
  description:
    "What each African country is like to work with: towns, opportunities, risks, markets, trade and offices, with sources and years.",
});

export default function CountryProfiles() {
  return <ProfileIndex />;
}
