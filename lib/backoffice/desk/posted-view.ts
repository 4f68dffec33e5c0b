import "server-only";
import { tidySearch } from "#lib/domains/cases/open/queue-query.ts";

/** The view of the queue that a form was sent from, as a query string. */
export const postedView = (post: URLSearchParams | undefined): string =>
  tidySearch(post?.get("view") ?? undefined);
