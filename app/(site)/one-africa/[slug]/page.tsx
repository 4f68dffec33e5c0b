import { notFound } from "next/navigation";
import { LivingPage } from "#components/countries/living/living-page.tsx";
import { countryPath } from "#lib/content/country-families.ts";
import { titleIn } from "#lib/content/country-titles.ts";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { inSentence } from "#lib/countries/guide-words.ts";
import { findCountry, findMobility, findProfile, listCountrySlugs } from "#lib/countries/index.ts";

type Props = PageProps<"/one-africa/[slug]">;

export const dynamicParams = false;
export const generateStaticParams = () => listCountrySlugs().map((slug) => ({ slug }));

const family = "/one-africa/*";

export async function generateMetadata({ params }: Props) {
  const country = findCountry((await params).slug);
  if (!country) return {};
  const name = inSentence(country);
  return pageMetadata({
    path: countryPath(family, country.slug),
    title: titleIn(family, name),
    description: `Visas and permits, two nationalities, schools, languages, safety and health, and how money and goods get to ${name}.`,
  });
}

export default async function CountryLivingPage({ params }: Props) {
  const { slug } = await params;
  const [country, profile, mobility] = [findCountry(slug), findProfile(slug), findMobility(slug)];
  if (!country || !profile || !mobility) notFound();
  return <LivingPage country={country} profile={profile} mobility={mobility} />;
}
