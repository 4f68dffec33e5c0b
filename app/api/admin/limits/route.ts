import { liftLimitsOf, liftFace } from "#lib/admin/index.ts";
import { liftInput } from "#lib/admin/schema.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/members/index.ts";

const name = "liftLimitsOf";

const methods = route({
  POST: endpoint({
    name,
    schema: liftInput,
    handle: async ({ who }, request) => liftLimitsOf(await requireColleague(request, "limit.lift"), who),
    form: liftFace,
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, "limit.list", methods);
