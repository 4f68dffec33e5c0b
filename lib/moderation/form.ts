import "server-only";
import { findCountry } from "../countries/index.ts";
import type { FormFace } from "../http/endpoint.ts";
import { plainAnswer } from "../http/plain-page.ts";
import { ratingsPath, ratingsPathAfter } from "#lib/ratings/open/paths.ts";
import { wordsOf } from "#lib/words/index.ts";
import { moderationPath } from "./open/paths.ts";
import type { WordsDecision } from "./schema.ts";

/** The country whose page the button stood on; undefined for the list. */
const countryOf = (fields: URLSearchParams | undefined): string | undefined =>
  findCountry(fields?.get("country") ?? "")?.slug;

/** How the buttons of moderators work without script, on their list and beside each comment that is shown. */
export const moderationForm: FormFace<WordsDecision> = {
  read: (fields) => ({
    about: fields.get("about"),
    id: fields.get("id"),
    decision: fields.get("decision"),
  }),
  next: ({ about, decision }, fields) => {
    const slug = countryOf(fields);
    return slug ? ratingsPathAfter(slug, "removed") : `${moderationPath}?done=${decision}&about=${about}`;
  },
  problem: (error, fields) => {
    const slug = countryOf(fields);
    const words = wordsOf("fields");
    if (slug) return plainAnswer({ error, back: { href: ratingsPath(slug), label: words("rating.back") } });
    return plainAnswer({ error, back: { href: moderationPath, label: words("moderation.back") } });
  },
};
