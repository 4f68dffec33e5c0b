import { requireMember } from "#lib/domains/members/index.ts";
import { guardedEndpoint, route, toFormOf } from "#lib/platform/http/endpoint.ts";
import { pageOfCall, withdrawalForm, withdrawRating } from "#lib/domains/ratings/index.ts";
import { withdrawal } from "#lib/domains/ratings/schema.ts";
import { slugOfCountry } from "#lib/data/site/redirects.ts";

type Context = { params: Promise<{ slug: string }> };

const withdrawAt = (slug: string) =>
  guardedEndpoint({
    name: "withdrawRating",
    schema: withdrawal,
    guard: (request) => requireMember(request, "rating.withdraw"),
    handle: ({ member }, input) => withdrawRating(member, slug, input),
    form: withdrawalForm(slug),
  });

const methods = route({
  POST: async (request: Request, { params }: Context) =>
    withdrawAt(slugOfCountry((await params).slug))(request),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = async (request: Request, { params }: Context): Promise<Response> =>
  toFormOf(pageOfCall(slugOfCountry((await params).slug)), methods.GET)(request);
