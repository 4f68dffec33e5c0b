import "server-only";
import { findCountry } from "../countries/index.ts";
import type { AppError } from "../errors.ts";
import type { FormFace } from "../http/endpoint.ts";
import { plainAnswer } from "../http/plain-page.ts";
import { wordsOf } from "../words/index.ts";
import { ratingFields } from "./open/fields.ts";
import { ratingsCall, ratingsPath, ratingsPathAfter, signInForRatings } from "./open/paths.ts";

/** A digit is a number; anything else stays as it was typed and is refused. */
const toScore = (typed: string | null): unknown => (/^\d$/.test(typed ?? "") ? Number(typed) : typed);

/** The page that an address of the API belongs to. */
export const pageOfCall = (slug: string): `/${string}` =>
  findCountry(slug) ? ratingsPath(slug) : "/start-business";

function wayBack(slug: string, error: AppError) {
  const words = wordsOf("fields");
  if (!findCountry(slug)) return { href: pageOfCall(slug), label: words("rating.guides") };
  return error.code === "unauthenticated" || error.code === "conflict"
    ? { href: signInForRatings(slug), label: words("signIn") }
    : { href: ratingsPath(slug), label: words("rating.back") };
}

/** How rating a country works without script: back to the page, to the sign-in, or the form again with what was typed. */
export const ratingForm = (slug: string): FormFace<{ next: `/${string}` }> => ({
  read: (fields) => ({
    kind: fields.get("kind") ?? "",
    score: toScore(fields.get("score")),
    comment: fields.get("comment"),
  }),
  next: ({ next }) => next,
  problem: (error, fields) => {
    const back = wayBack(slug, error);
    if (!fields || !findCountry(slug)) return plainAnswer({ error, back });
    const words = wordsOf("fields");
    const form = {
      action: ratingsCall(slug),
      heading: words("rating.title"),
      fields: ratingFields(),
      hidden: {},
      values: Object.fromEntries(fields),
      submitLabel: words("rating.rate"),
    } as const;
    return plainAnswer({ error, form, back });
  },
});

/** How taking a rating back works without script. */
export const withdrawalForm = (slug: string): FormFace<unknown> => ({
  read: (fields) => ({ kind: fields.get("kind") ?? "" }),
  next: () => ratingsPathAfter(slug, "withdrawn"),
  problem: (error) => plainAnswer({ error, back: wayBack(slug, error) }),
});
