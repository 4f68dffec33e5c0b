import { notFound } from "next/navigation";
import { ProfilePage } from "#components/countries/profile/profile-page.tsx";
import { findHistory } from "#lib/data/countries/histories/index.ts";
import { findProfile } from "#lib/data/countries/profiles/index.ts";
import { findCountry, findMobility } from "#lib/data/countries/record/index.ts";
import { countryMetadata, countryParams } from "../../../country-page.ts";
import "#app/sheets/family.css";

type Props = PageProps<"/[locale]/explore/countries/[slug]">;

export const dynamicParams = false;
export const generateStaticParams = countryParams;

export const generateMetadata = ({ params }: Props) => countryMetadata("/explore/countries/*", params);

export default async function CountryProfilePage({ params }: Props) {
  const { slug } = await params;
  const [country, profile, mobility, history] = [
    findCountry(slug),
    findProfile(slug),
    findMobility(slug),
    findHistory(slug),
  ];
  if (!country || !profile || !mobility || !history) notFound();
  return <ProfilePage country={country} profile={profile} mobility={mobility} history={history} />;
}
