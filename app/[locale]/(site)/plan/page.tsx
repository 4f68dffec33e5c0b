import { PlanPage } from "#components/plan/plan-page.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import "#app/sheets/plan.css";

export const metadata = pageMetadata({
  path: "/plan",
  title: "My plan: steps, costs, due dates and notes",
  description:
    "Your own plan for a business in an African country: steps to tick, costs, due dates and notes. On your device, on paper or in your calendar.",
});

/** Prerendered. With a country in the query, the middleware rewrites to /plan/of. */
export default function MyPlanPage() {
  return (
    <>
      <Breadcrumbs path="/plan" />
      <PlanPage countries={listCountries().map(({ slug, name }) => ({ slug, name }))} />
    </>
  );
}
