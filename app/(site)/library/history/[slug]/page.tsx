import { notFound } from "next/navigation";
import { HistoryPage } from "#components/countries/history/history-page.tsx";
import { titleIn } from "#lib/content/country-titles.ts";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { inSentence } from "#lib/countries/guide-words.ts";
import { findCountry, findHistory, listCountrySlugs } from "#lib/countries/index.ts";

type Props = PageProps<"/library/history/[slug]">;

export const dynamicParams = false;
export const generateStaticParams = () => listCountrySlugs().map((slug) => ({ slug }));

export async function generateMetadata({ params }: Props) {
  const { slug } = await params;
  const country = findCountry(slug);
  const history = findHistory(slug);
  if (!country || !history) return {};
  return pageMetadata({
    path: `/library/history/${country.slug}`,
    title: titleIn("/library/history/*", inSentence(country)),
    description: history.lead,
  });
}

export default async function CountryHistoryPage({ params }: Props) {
  const { slug } = await params;
  const country = findCountry(slug);
  const history = findHistory(slug);
  if (!country || !history) notFound();
  return <HistoryPage country={country} history={history} />;
}
