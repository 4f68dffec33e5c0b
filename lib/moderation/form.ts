import "server-only";
import { findCountry } from "../countries/record/index.ts";
import { formFace } from "../forms/index.ts";
import { unseen } from "../forms/open/field-names.ts";
import { ratingsPath, ratingsPathAfter } from "#lib/ratings/open/paths.ts";
import { moderationPath } from "./open/paths.ts";
import type { WordsDecision } from "./schema.ts";

/** The country whose page the button stood on; undefined for the list. */
const countryOf = (post: URLSearchParams | undefined): string | undefined =>
  findCountry(post?.get("country") ?? "")?.slug;

/** By this name the page with the button asks why a decision was not taken. */
export const moderationFormId = "moderation";

/** How the buttons of moderators work without script, on their list and beside each comment that is shown. */
export const moderationForm = formFace<WordsDecision>({
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
