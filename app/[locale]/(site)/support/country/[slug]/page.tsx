import { notFound } from "next/navigation";
import { SupportPage } from "#components/countries/support/support-page.tsx";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { countryMetadata, countryParams } from "../../../country-page.ts";
import "#app/sheets/family.css";

type Props = PageProps<"/[locale]/support/country/[slug]">;

export const dynamicParams = false;
export const generateStaticParams = countryParams;

export const generateMetadata = ({ params }: Props) => countryMetadata("/support/country/*", params);

export default async function CountrySupportPage({ params }: Props) {
  const country = findCountry((await params).slug);
  if (!country) notFound();
  return <SupportPage country={country} />;
}
