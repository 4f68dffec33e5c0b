import { requireMember } from "#lib/members/index.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { toFormOf } from "#lib/http/to-form-of.ts";
import { pageOfCall, withdrawalForm, withdrawRating } from "#lib/ratings/index.ts";
import { withdrawal } from "#lib/ratings/schema.ts";
import { slugOfCountry } from "#lib/site/redirects.ts";

type Context = { params: Promise<{ slug: string }> };

const withdrawAt = (slug: string) =>
  endpoint({
    name: "withdrawRating",
    schema: withdrawal,
    handle: async (input, request) =>
      withdrawRating((await requireMember(request, "rating.withdraw")).member, slug, input),
    form: withdrawalForm(slug),
  });

const methods = route({
  POST: async (request: Request, { params }: Context) =>
    withdrawAt(slugOfCountry((await params).slug))(request),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = async (request: Request, { params }: Context): Promise<Response> =>
  toFormOf(pageOfCall(slugOfCountry((await params).slug)), methods.GET)(request);
