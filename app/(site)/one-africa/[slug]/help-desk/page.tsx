import { notFound } from "next/navigation";
import { HelpDeskPage } from "#components/countries/help-desk/help-desk-page.tsx";
import { countryPath } from "#lib/content/country-families.ts";
import { titleIn } from "#lib/content/country-titles.ts";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { inSentence } from "#lib/countries/guide-words.ts";
import { dataAsOf, findCountry, listCountrySlugs } from "#lib/countries/index.ts";

type Props = PageProps<"/one-africa/[slug]/help-desk">;

export const dynamicParams = false;
export const generateStaticParams = () => listCountrySlugs().map((slug) => ({ slug }));

const family = "/one-africa/*/help-desk";

export async function generateMetadata({ params }: Props) {
  const country = findCountry((await params).slug);
  if (!country) return {};
  const name = inSentence(country);
  return pageMetadata({
    path: countryPath(family, country.slug),
    title: titleIn(family, name),
    description: `Ask a person what the pages about ${name} leave open: business, money, moving, studying, returning. What can be answered, and when.`,
  });
}

export default async function CountryHelpDeskPage({ params }: Props) {
  const country = findCountry((await params).slug);
  if (!country) notFound();
  return <HelpDeskPage country={country} reviewedOn={dataAsOf} />;
}
