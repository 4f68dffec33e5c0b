import { notFound } from "next/navigation";
import { HelpDeskPage } from "#components/countries/help-desk/help-desk-page.tsx";
import { dataAsOf, findCountry } from "#lib/data/countries/record/index.ts";
import { countryMetadata, countryParams } from "../../../country-page.ts";
import "#app/sheets/family.css";

type Props = PageProps<"/[locale]/one-africa/[slug]/help-desk">;

export const dynamicParams = false;
export const generateStaticParams = countryParams;

export const generateMetadata = ({ params }: Props) => countryMetadata("/one-africa/*/help-desk", params);

export default async function CountryHelpDeskPage({ params }: Props) {
  const country = findCountry((await params).slug);
  if (!country) notFound();
  return <HelpDeskPage country={country} reviewedOn={dataAsOf} />;
}
