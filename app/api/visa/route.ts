import { answerVisa } from "#lib/data/countries/index.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { findPassport } from "#lib/data/countries/visa/open/passport-names.ts";
import { mostAsked } from "#lib/data/countries/visa/open/visa-rules.ts";
import { AppError, type FieldErrors } from "#lib/platform/errors.ts";
import { query, route } from "#lib/platform/http/endpoint.ts";
import { succeedUnlessHeld } from "#lib/platform/http/etag.ts";
import { slugOfCountry } from "#lib/data/site/redirects.ts";
import { fault } from "#lib/platform/words/faults.ts";

/**
 * The response is public and fixed until the next build. Browsers keep it for an hour, and use it stale for a day while
 * they revalidate it.
 */
const cacheControl = "public, max-age=3600, stale-while-revalidate=86400";

/**
 * Reads one passport and a few countries. It is stricter than the pages: it throws instead of dropping invalid values.
 */
function read(params: URLSearchParams) {
  const asked = params.getAll("passport");
  const passport = asked.length === 1 ? findPassport(asked[0] ?? "") : undefined;
  const slugs = params
    .getAll("to")
    .flatMap((part) => part.split(","))
    .map((slug) => slugOfCountry(slug.trim()))
    .filter(Boolean);
  const countries = [...new Set(slugs)].slice(0, mostAsked + 1).flatMap((slug) => findCountry(slug) ?? []);
  const areKnown = countries.length > 0 && countries.length <= mostAsked;
  const fields: FieldErrors = {
    ...(!passport && { passport: [fault("visa.passport")] }),
    ...(!(areKnown && countries.length === new Set(slugs).size) && {
      to: [fault("visa.to", { most: mostAsked })],
    }),
  };
  if (!passport || fields.to) throw new AppError("invalid_input", fault("checkFields"), { fields });
  return { passport, countries };
}

/** The visa rules of one to four countries for one passport. The list is available pair by pair, never as a whole. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: query("answerVisa", (request: Request) => {
    const { passport, countries } = read(new URL(request.url).searchParams);
    const answer = answerVisa(passport.code, countries);
    return succeedUnlessHeld(request, answer, cacheControl);
  }),
});
