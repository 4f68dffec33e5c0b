import { UnknownPage } from "#components/content/unknown-page.tsx";
import { nearPages } from "#lib/content/near-pages.ts";
import { pageMetadata } from "#lib/content/page-metadata.ts";

export const metadata = pageMetadata({
  path: "/",
  title: "Page not found",
  description: "There is no page at this address. Pages with an address like it, and ways on.",
  index: false,
});

/** However long the address was, this much of it is looked at. */
const longestAsked = 120;

/** Shown with status 404 for an address that leads nowhere; the middleware hands over what was asked for. */
export default async function Unknown({ searchParams }: PageProps<"/[locale]/unknown">) {
  const { asked } = await searchParams;
  return <UnknownPage near={nearPages(([asked].flat()[0] ?? "").slice(0, longestAsked))} />;
}
