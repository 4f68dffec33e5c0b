import { UnknownPage } from "#components/content/unknown-page.tsx";
import { nearPages } from "#lib/content/near-pages.ts";
import { nothingHereMetadata } from "../../nothing-here.tsx";

export const metadata = nothingHereMetadata;

/** However long the address was, this much of it is looked at. */
const longestAsked = 120;

/** Shown with status 404 for an address that leads nowhere; the middleware hands over what was asked for. */
export default async function Unknown({ searchParams }: PageProps<"/[locale]/unknown">) {
  const { asked } = await searchParams;
  return <UnknownPage near={nearPages(([asked].flat()[0] ?? "").slice(0, longestAsked))} />;
}
