import { PageEnd } from "#components/page/page-end.tsx";
import { AskOffice } from "#components/home/ask-office.tsx";
import { Tasks } from "#components/home/tasks.tsx";
import { Hero } from "#components/home/hero.tsx";
import { HomeArguments, Summary } from "#components/home/home-arguments.tsx";
import { StartTask } from "#components/home/start-task.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { PatternBand } from "#components/ui/pattern-band.tsx";
import { Container } from "#components/ui/section.tsx";
import { brand } from "#lib/platform/brand.ts";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { homeRecords } from "#lib/data/content/records/home.ts";
import { siteCounts } from "#lib/data/countries/record/index.ts";
import { InEnglish, InPageLanguage } from "#components/words/in-english.tsx";
import { usePageLocale } from "#components/words/use-words.ts";
import { env } from "#lib/platform/env.ts";
import { inEveryLocale } from "../locale-params.ts";
import "#app/sheets/home.css";

type Props = PageProps<"/[locale]">;

const counts = siteCounts();

/** Without this, a path such as `/none.png` would be taken for a language and get a home page. */
export const dynamicParams = false;
export const generateStaticParams = () => inEveryLocale([{}]);

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata({
    path: "/",
    title: `${brand.name}: start a business in any of ${counts.countries} African countries`,
    description: brand.description,
    locale: (await params).locale,
  });

export default function Home() {
  return (
    <InEnglish>
      <Hero countries={counts.countries} />
      <StartTask countries={counts.countries} />
      <Tasks />
      <PatternBand pattern="adire" />
      <Container className="home-arguments">
        <HomeArguments sections={homeRecords.beforeSummary} />
        <Summary {...counts} />
        <HomeArguments sections={homeRecords.afterSummary} />
      </Container>
      <Container className="home-last">
        <AskOffice />
        <InPageLanguage>
          <PageEnd path="/" />
        </InPageLanguage>
      </Container>
      <JsonLd
        data={{
          "@context": "https://schema.org",
          "@type": "WebSite",
          publisher: { "@type": "Organization", name: brand.group, url: env.SITE_URL },
          name: brand.name,
          url: env.SITE_URL,
          description: brand.description,
          inLanguage: usePageLocale(),
          potentialAction: {
            "@type": "SearchAction",
            target: `${env.SITE_URL}/start-business?q={search_term_string}`,
            "query-input": "required name=search_term_string",
          },
        }}
      />
    </InEnglish>
  );
}
