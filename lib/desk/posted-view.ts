import "server-only";
import { tidySearch } from "../cases/open/queue-query.ts";

/** The view of the queue a form was sent from, as a search of its page. */
export const postedView = (post: URLSearchParams | undefined): string =>
  tidySearch(post?.get("view") ?? undefined);
