import { notFound } from "next/navigation";
import { HistoryPage } from "#components/countries/history/history-page.tsx";
import { findHistory } from "#lib/data/countries/histories/index.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { countryMetadata, countryParams } from "../../../country-page.ts";
import "#app/sheets/family.css";

type Props = PageProps<"/[locale]/library/history/[slug]">;

export const dynamicParams = false;
export const generateStaticParams = countryParams;

export const generateMetadata = ({ params }: Props) =>
  countryMetadata("/library/history/*", params, ({ slug }) => findHistory(slug)?.lead ?? "");

export default async function CountryHistoryPage({ params }: Props) {
  const { slug } = await params;
  const country = findCountry(slug);
  const history = findHistory(slug);
  if (!country || !history) notFound();
  return <HistoryPage country={country} history={history} />;
}
