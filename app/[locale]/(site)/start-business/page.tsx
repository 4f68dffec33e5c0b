import { dataAsOf } from "#lib/data/countries/record/index.ts";
import { Container } from "#components/ui/section.tsx";
import { PageEnd } from "#components/page/page-end.tsx";
import { FinderPage } from "#components/countries/finder/finder-page.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import "#app/sheets/explore.css";

export const metadata = pageMetadata({
  path: "/start-business",
  title: `Start a business in Africa: guides to 54 countries (${dataAsOf.slice(0, 4)})`,
  description:
    "Find the guide of each of the 54 African countries by name, capital, currency, language, bloc or export, and see what moves money there.",
});

/** Prerendered. With a query, the middleware rewrites to /start-business/results. */
export default function StartBusinessPage() {
  return (
    <>
      <Breadcrumbs path="/start-business" />
      <FinderPage />
      <Container className="pb-section">
        <PageEnd path="/start-business" />
      </Container>
    </>
  );
}
