import { notFound } from "next/navigation";
import { CountryGuide } from "#components/countries/guide/country-guide.tsx";
import { guideDescription } from "#lib/countries/words/open/guide-words.ts";
import { findCountry } from "#lib/countries/index.ts";
import { countryMetadata, countryParams } from "../../country-page.ts";
import { inEveryLocale } from "../../../locale-params.ts";
import "#app/sheets/guide.css";

type Props = PageProps<"/[locale]/start-business/[slug]">;

export const dynamicParams = false;
export const generateStaticParams = () => inEveryLocale(countryParams());

export const generateMetadata = ({ params }: Props) =>
  countryMetadata("/start-business/*", params, guideDescription);

export default async function GuidePage({ params }: Props) {
  const country = findCountry((await params).slug);
  if (!country) notFound();
  return <CountryGuide country={country} />;
}
