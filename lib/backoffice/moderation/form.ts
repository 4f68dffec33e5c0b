import "server-only";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { formHandler } from "#lib/domains/fields/index.ts";
import { unseen } from "#lib/domains/fields/open/field-names.ts";
import { ratingsPath, ratingsPathAfter } from "#lib/domains/ratings/open/paths.ts";
import { moderationPath } from "./open/paths.ts";
import type { WordsDecision } from "./schema.ts";

/** The country whose page the button is on; undefined for the moderation list. */
const countryOf = (post: URLSearchParams | undefined): string | undefined =>
  findCountry(post?.get("country") ?? "")?.slug;

/** The page with the button looks up the error of a rejected decision by this id. */
export const moderationFormId = "moderation";

/** Form handler for the moderation buttons without script, in the list and next to each shown comment. */
export const moderationForm = formHandler<WordsDecision>({
  id: moderationFormId,
  action: "/api/admin/moderation",
  fields: [],
  unseen: [unseen("about"), unseen("id"), unseen("decision")],
  next: ({ about, decision }, post) => {
    const slug = countryOf(post);
    return slug ? ratingsPathAfter(slug, "removed") : `${moderationPath}?done=${decision}&about=${about}`;
  },
  page: (post) => {
    const slug = countryOf(post);
    return slug ? ratingsPath(slug) : moderationPath;
  },
});
