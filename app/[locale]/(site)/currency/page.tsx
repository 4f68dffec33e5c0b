import { CurrencyListIsland } from "#components/currency/currency-island.tsx";
import { PageEnd } from "#components/page/page-end.tsx";
import { Converter, RatesTable } from "#components/currency/converter.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { Container, PageHeader, Section } from "#components/ui/section.tsx";
import { pageWords } from "#components/words/use-words.ts";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { readConverter } from "#lib/data/currency/shared/read-amount.ts";
import { readRates } from "#lib/data/currency/index.ts";

type Props = PageProps<"/[locale]/currency">;

export const metadata = pageMetadata({
  path: "/currency",
  title: "Currencies",
  description:
    "See amounts in one of twelve currencies, convert an amount, and read today's exchange rates with their day and source.",
});

/** Explains the choice of currency, converts amounts with a plain form, and shows the rates in use. */
export default async function CurrencyPage({ searchParams }: Props) {
  const converter = readConverter(await searchParams, (await pageWords("faults")).locale);
  const rates = await readRates();
  return (
    <>
      <Breadcrumbs path="/currency" />
      <PageHeader
        title="Currencies"
        lead="Every amount here stands in the currency of its source. You can see it in yours as well."
      />
      <Section id="convert" title="Convert an amount">
        <Converter converter={converter} rates={rates} />
      </Section>
      <Section id="rates" title="The rates in use">
        <RatesTable rates={rates} />
      </Section>
      <Section id="how" title="How amounts are converted">
        <ul className="grid max-w-prose list-disc gap-2 ps-5">
          <li>Choose a currency below, or with the currency code in the header of any page.</li>
          <li>
            The amount in your currency stands after the sign ≈, with a note on the rate, its day and its
            source. The amount of the source stays where it is.
          </li>
          <li>Figures of past years are converted at the latest rate, not at the rate of their year.</li>
          <li>
            International dollars, which compare what money buys, are not converted: no rate leads from them
            to money.
          </li>
          <li>
            Where the newest rates lack a currency, the last rate we have of it is used, and its day is said.
            A currency without a rate is “not available”. Rates more than two days old are called old.
          </li>
          <li>
            Your choice and the rates stay on your device. Rates are asked for every six hours at most, and
            not at all where you save data and read in US dollars.
          </li>
        </ul>
      </Section>
      <Section id="choose" title="Your currency">
        <CurrencyListIsland>
          <p>The list of currencies opens here with script. The converter above needs none.</p>
        </CurrencyListIsland>
      </Section>
      <Container className="pb-section">
        <PageEnd path="/currency" />
      </Container>
    </>
  );
}
