import { notFound } from "next/navigation";
import { LivingPage } from "#components/countries/living/living-page.tsx";
import { findProfile } from "#lib/data/countries/profiles/index.ts";
import { findCountry, findMobility } from "#lib/data/countries/record/index.ts";
import { countryMetadata, countryParams } from "../../country-page.ts";
import "#app/sheets/family.css";

type Props = PageProps<"/[locale]/one-africa/[slug]">;

export const dynamicParams = false;
export const generateStaticParams = countryParams;

export const generateMetadata = ({ params }: Props) => countryMetadata("/one-africa/*", params);

export default async function CountryLivingPage({ params }: Props) {
  const { slug } = await params;
  const [country, profile, mobility] = [findCountry(slug), findProfile(slug), findMobility(slug)];
  if (!country || !profile || !mobility) notFound();
  return <LivingPage country={country} profile={profile} mobility={mobility} />;
}
