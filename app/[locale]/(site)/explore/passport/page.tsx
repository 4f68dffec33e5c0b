import { PassportIndex } from "#components/countries/visa/passport-index.tsx";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import "#app/sheets/passport.css";

export const metadata = pageMetadata({
  path: "/explore/passport",
  title: "Visa for Africa by passport: all 54 countries (2026)",
  description:
    "Choose one of 199 passports and see which African countries ask for a visa, where it is given, for how many days, and what changed in 2026.",
});

/**
 * Prerendered. With a query, the middleware redirects to the page of the passport or rewrites to /explore/passport/of.
 */
export default function PassportsPage() {
  return <PassportIndex />;
}
