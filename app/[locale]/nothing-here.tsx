import { UnknownPage } from "#components/content/unknown-page.tsx";
import { nearPages } from "#lib/data/content/near-pages.ts";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { noteNotFound } from "#lib/platform/request-scope.ts";

/** The metadata of an unknown address. */
export const nothingHereMetadata = pageMetadata({
  path: "/",
  title: "Page not found",
  description: "There is no page at this address. Pages with an address like it, and ways on.",
  index: false,
});

/**
 * What a page rendered per request shows if it has no content: the complete page of an unknown address, with status
 * 404. Next's notFound() would send an empty document that only its script fills.
 */
export function NothingHere({ path }: { path: string }) {
  noteNotFound();
  return <UnknownPage near={nearPages(path)} />;
}
