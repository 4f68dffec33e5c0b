import { ProfileIndex } from "#components/countries/profile/profile-index.tsx";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import "#app/sheets/family.css";

export const metadata = pageMetadata({
  path: "/explore/countries",
  title: "Profiles of the 54 countries of Africa",
  description:
    "What each African country is like to work with: towns, opportunities, risks, markets, trade and offices, with sources and years.",
});

export default function CountryProfiles() {
  return <ProfileIndex />;
}
