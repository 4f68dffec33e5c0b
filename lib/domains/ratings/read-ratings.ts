import "server-only";
import type { Member } from "#lib/data/access/open/visit.ts";
import { countRatings, type CountryRatings } from "./count-ratings.ts";
import { listComments, type ShownComment } from "./list-comments.ts";
import { listOwnRatings, type OwnRating } from "./own-ratings.ts";

/** The data of the ratings page: the part everybody sees, and the member's own ratings. */
export type RatingsView = Pick<CountryRatings, "kinds"> & {
  comments: readonly ShownComment[];
  own: readonly OwnRating[];
};

/** Reads all of it at once. `viewer` is undefined for a visitor who is not signed in. */
export async function readRatings(slug: string, viewer: Member | undefined): Promise<RatingsView> {
  const [{ kinds }, comments, own] = await Promise.all([
    countRatings(slug),
    listComments(slug, viewer),
    viewer ? listOwnRatings(viewer, slug) : [],
  ]);
  return { kinds, comments, own };
}
