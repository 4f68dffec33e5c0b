import { UnknownPage } from "#components/content/unknown-page.tsx";
import { nearPages } from "#lib/data/content/near-pages.ts";
import { nothingHereMetadata } from "../../nothing-here.tsx";

export const metadata = nothingHereMetadata;

/** The maximum length of the address that is looked at. */
const longestAsked = 120;

/** Shown with status 404 for an unknown address. The middleware passes on the requested address. */
export default async function Unknown({ searchParams }: PageProps<"/[locale]/unknown">) {
  const { asked } = await searchParams;
  return <UnknownPage near={nearPages(([asked].flat()[0] ?? "").slice(0, longestAsked))} />;
}
