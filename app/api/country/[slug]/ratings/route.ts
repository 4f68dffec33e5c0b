import { findVisit, requireMember, type Visit } from "#lib/domains/members/index.ts";
import { guardedEndpoint, route, toFormOf } from "#lib/platform/http/endpoint.ts";
import { isFormPost } from "#lib/platform/http/read-body.ts";
import {
  keepWaiting,
  pageOfCall,
  rateCountry,
  ratingForm,
  settleWaiting,
  type Rated,
} from "#lib/domains/ratings/index.ts";
import { ratingsPathAfter } from "#lib/domains/ratings/open/paths.ts";
import { ratingInput, type RatingInput } from "#lib/domains/ratings/schema.ts";
import { slugOfCountry } from "#lib/data/site/redirects.ts";

type Context = { params: Promise<{ slug: string }> };
type Answered = { data?: Rated; next: `/${string}`; headers: [string, string][] };

async function rate(
  { member }: Visit,
  slug: string,
  input: RatingInput,
  request: Request,
): Promise<Answered> {
  const data = await rateCountry(member, slug, input);
  return {
    data,
    next: ratingsPathAfter(slug, "rated"),
    headers: settleWaiting(request, { slug, kind: input.kind }),
  };
}

/** A signed-out visitor who sends the plain form signs in first. The rating is kept until then. */
const rateAt = (slug: string) =>
  guardedEndpoint({
    name: "rateCountry",
    schema: ratingInput,
    guard: async (request) =>
      isFormPost(request) && !(await findVisit(request)) ? undefined : requireMember(request, "rating.give"),
    handle: async (visit, input, request) =>
      visit ? rate(visit, slug, input, request) : keepWaiting(request, slug, input),
    form: ratingForm(slug),
    reply: ({ data, headers }: Answered) => ({ data, headers }),
  });

const methods = route({
  POST: async (request: Request, { params }: Context) => rateAt(slugOfCountry((await params).slug))(request),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = async (request: Request, { params }: Context): Promise<Response> =>
  toFormOf(pageOfCall(slugOfCountry((await params).slug)), methods.GET)(request);
