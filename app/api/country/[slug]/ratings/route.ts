import { findVisit, requireMember } from "#lib/members/index.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { toFormOf } from "#lib/http/to-form-of.ts";
import {
  keepWaiting,
  pageOfCall,
  rateCountry,
  ratingForm,
  settleWaiting,
  type Rated,
} from "#lib/ratings/index.ts";
import { ratingsPathAfter } from "#lib/ratings/open/paths.ts";
import { ratingInput, type RatingInput } from "#lib/ratings/schema.ts";
import { slugOfCountry } from "#lib/site/redirects.ts";

type Context = { params: Promise<{ slug: string }> };
type Answered = { data?: Rated; next: `/${string}`; headers: [string, string][] };

async function rate(slug: string, input: RatingInput, request: Request): Promise<Answered> {
  const { member } = await requireMember(request, "rating.give");
  const data = await rateCountry(member, slug, input);
  return {
    data,
    next: ratingsPathAfter(slug, "rated"),
    headers: settleWaiting(request, { slug, kind: input.kind }),
  };
}

/** Whoever sends the plain form and is not signed in signs in first; what they typed waits meanwhile. */
const rateAt = (slug: string) =>
  endpoint({
    name: "rateCountry",
    schema: ratingInput,
    handle: async (input, request, fields) =>
      fields && !(await findVisit(request)) ? keepWaiting(request, slug, input) : rate(slug, input, request),
    form: ratingForm(slug),
    reply: ({ data, headers }: Answered) => ({ data, headers }),
  });

const methods = route({
  POST: async (request: Request, { params }: Context) => rateAt(slugOfCountry((await params).slug))(request),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = async (request: Request, { params }: Context): Promise<Response> =>
  toFormOf(pageOfCall(slugOfCountry((await params).slug)), methods.GET)(request);
