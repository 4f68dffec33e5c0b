import { UnknownPage } from "#components/content/unknown-page.tsx";
import { nearPages } from "#lib/content/near-pages.ts";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { noteNotFound } from "#lib/request-scope.ts";

/** The head of an address that leads nowhere. */
export const nothingHereMetadata = pageMetadata({
  path: "/",
  title: "Page not found",
  description: "There is no page at this address. Pages with an address like it, and ways on.",
  index: false,
});

/**
 * What a page that is made per request shows where there is nothing: the whole page of an address that leads nowhere,
 * with status 404. Next's notFound() would send an empty document there, which only its script fills.
 */
export function NothingHere({ path }: { path: string }) {
  noteNotFound();
  return <UnknownPage near={nearPages(path)} />;
}
