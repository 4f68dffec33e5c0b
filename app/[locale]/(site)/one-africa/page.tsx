import { dataAsOf } from "#lib/data/countries/record/index.ts";
import { LivingIndex } from "#components/countries/living/living-index.tsx";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import "#app/sheets/family.css";

export const metadata = pageMetadata({
  path: "/one-africa",
  title: `Living in Africa: visas and two nationalities, by country (${dataAsOf.slice(0, 4)})`,
  description:
    "How open each of the 54 countries is to holders of African passports, where two nationalities are allowed, and a page on living in each.",
});

export default function LivingInAfrica() {
  return <LivingIndex />;
}
