import { notFound } from "next/navigation";
import { SupportPage } from "#components/countries/support/support-page.tsx";
import { titleIn } from "#lib/content/country-titles.ts";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { inSentence } from "#lib/countries/guide-words.ts";
import { dataAsOf, findCountry, listCountrySlugs } from "#lib/countries/index.ts";

type Props = PageProps<"/support/country/[slug]">;

export const dynamicParams = false;
export const generateStaticParams = () => listCountrySlugs().map((slug) => ({ slug }));

export async function generateMetadata({ params }: Props) {
  const country = findCountry((await params).slug);
  if (!country) return {};
  const name = inSentence(country);
  return pageMetadata({
    path: `/support/country/${country.slug}`,
    title: titleIn("/support/country/*", name),
    description: `The offices of ${name} by what they decide, the part of our guide that explains each, and a form for what is left open.`,
  });
}

export default async function CountrySupportPage({ params }: Props) {
  const country = findCountry((await params).slug);
  if (!country) notFound();
  return <SupportPage country={country} reviewedOn={dataAsOf} />;
}
