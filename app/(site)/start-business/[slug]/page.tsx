import { titleIn } from "#lib/content/country-titles.ts";
import { notFound } from "next/navigation";
import { CountryGuide } from "#components/countries/guide/country-guide.tsx";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { guideDescription, inSentence } from "#lib/countries/guide-words.ts";
import { findCountry, listCountrySlugs } from "#lib/countries/index.ts";

type Props = PageProps<"/start-business/[slug]">;

/** An unknown slug is a 404, never a render. */
export const dynamicParams = false;

export const generateStaticParams = () => listCountrySlugs().map((slug) => ({ slug }));

export async function generateMetadata({ params }: Props) {
  const country = findCountry((await params).slug);
  if (!country) return {};
  return pageMetadata({
    path: `/start-business/${country.slug}`,
    title: titleIn("/start-business/*", inSentence(country)),
    description: guideDescription(country),
  });
}

export default async function GuidePage({ params }: Props) {
  const country = findCountry((await params).slug);
  if (!country) notFound();
  return <CountryGuide country={country} />;
}
