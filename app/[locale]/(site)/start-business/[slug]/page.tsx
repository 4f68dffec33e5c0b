import { notFound } from "next/navigation";
import { CountryGuide } from "#components/countries/guide/country-guide.tsx";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { countryParams } from "../../country-page.ts";
import { inEveryLocale } from "../../../locale-params.ts";
import { pathMetadata } from "../../../start-path-page.ts";
import "#app/sheets/guide.css";

type Props = PageProps<"/[locale]/start-business/[slug]">;

export const dynamicParams = false;
export const generateStaticParams = () => inEveryLocale(countryParams());

export async function generateMetadata({ params }: Props) {
  const { slug, locale } = await params;
  const country = findCountry(slug);
  return pathMetadata(country && { country, kind: "company" }, { locale });
}

export default async function GuidePage({ params }: Props) {
  const country = findCountry((await params).slug);
  if (!country) notFound();
  return <CountryGuide country={country} />;
}
