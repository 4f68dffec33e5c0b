import { notFound } from "next/navigation";
import { ProfilePage } from "#components/countries/profile/profile-page.tsx";
import { countryPath } from "#lib/content/country-families.ts";
import { titleIn } from "#lib/content/country-titles.ts";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { inSentence } from "#lib/countries/guide-words.ts";
import {
  findCountry,
  findHistory,
  findMobility,
  findProfile,
  listCountrySlugs,
} from "#lib/countries/index.ts";

type Props = PageProps<"/explore/countries/[slug]">;

export const dynamicParams = false;
export const generateStaticParams = () => listCountrySlugs().map((slug) => ({ slug }));

const family = "/explore/countries/*";

export async function generateMetadata({ params }: Props) {
  const country = findCountry((await params).slug);
  if (!country) return {};
  const name = inSentence(country);
  return pageMetadata({
    path: countryPath(family, country.slug),
    title: titleIn(family, name),
    description: `Towns, opportunities, risks, markets, trade and how published indices place ${name}: a profile with sources and years.`,
  });
}

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
