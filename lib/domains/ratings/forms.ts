import "server-only";
import { findCountry } from "#lib/data/countries/record/index.ts";
import type { AppError } from "#lib/platform/errors.ts";
import { formHandler } from "#lib/domains/fields/index.ts";
import { readPost } from "#lib/domains/fields/open/read-post.ts";
import type { FormHandler } from "#lib/platform/http/endpoint.ts";
import { plainAnswer } from "#lib/platform/http/plain-page.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { kindField, ratingFields } from "./shared/fields.ts";
import { ratingsCall, ratingsPath, ratingsPathAfter, signInForRatings } from "./open/paths.ts";

/** The page that an API route belongs to. */
export const pageOfCall = (slug: string): `/${string}` =>
  findCountry(slug) ? ratingsPath(slug) : "/start-business";

function backLink(slug: string, error: AppError) {
  const words = wordsOf("fields");
  if (!findCountry(slug)) return { href: pageOfCall(slug), label: words("rating.guides") };
  return error.code === "unauthenticated"
    ? { href: signInForRatings(slug), label: words("signIn") }
    : { href: ratingsPath(slug), label: words("rating.back") };
}

/** The page of a country looks up the draft of a rejected rating by this id. */
export const ratingFormId = (slug: string): string => `rating/${slug}`;

/**
 * Form handler for rating a country without script. Redirects to the page or the sign-in. An unknown country has no
 * page.
 */
export function ratingForm(slug: string): FormHandler<{ next: `/${string}` }> {
  const handler = formHandler<{ next: `/${string}` }>({
    id: ratingFormId(slug),
    action: ratingsCall(slug),
    fields: ratingFields,
    next: ({ next }) => next,
    page: () => ratingsPath(slug),
  });
  return findCountry(slug)
    ? handler
    : { ...handler, problem: (error) => plainAnswer({ error, back: backLink(slug, error) }) };
}

/** Form handler for withdrawing a rating without script. */
export const withdrawalForm = (slug: string): FormHandler<unknown> => ({
  read: (post) => readPost([kindField], post),
  next: () => ratingsPathAfter(slug, "withdrawn"),
  problem: (error) => plainAnswer({ error, back: backLink(slug, error) }),
});
