import { notFound } from "next/navigation";
import { GuidePrint } from "#components/countries/guide/guide-print.tsx";
import { findCountry, listCountrySlugs } from "#lib/data/countries/record/index.ts";
import { pathMetadata } from "../../../../start-path-page.ts";
import "#app/sheets/guide-paper.css";

type Props = PageProps<"/[locale]/start-business/[slug]/print">;

export const dynamicParams = false;

export const generateStaticParams = () => listCountrySlugs().map((slug) => ({ slug }));

/** The canonical address is the guide itself. The print version stays out of search engines. */
export async function generateMetadata({ params }: Props) {
  const country = findCountry((await params).slug);
  if (!country) return {};
  return pathMetadata({ country, kind: "company" }, { view: "print" });
}

export default async function GuidePrintPage({ params }: Props) {
  const country = findCountry((await params).slug);
  if (!country) notFound();
  return <GuidePrint country={country} kind="company" />;
}
