import { SuitPage } from "#components/countries/suit/suit-page.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { parseSuitQuery } from "#lib/data/countries/index.ts";
import "#app/sheets/suit.css";

export const metadata = pageMetadata({
  path: "/explore/which-country",
  title: "Best African country to start a business: five questions",
  description:
    "Which African country suits you? Five questions on plan, passport, money and what matters; the 54 countries ranked, with reasons for and against each.",
});

const nothingAsked = parseSuitQuery({});

/** Prerendered. With an answer in the query, the middleware rewrites to /explore/which-country/of. */
export default function WhichCountryPage() {
  return (
    <>
      <Breadcrumbs path="/explore/which-country" />
      <SuitPage query={nothingAsked} />
    </>
  );
}
