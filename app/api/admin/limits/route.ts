import { liftLimitsOf, liftFace } from "#lib/admin/index.ts";
import { liftInput } from "#lib/admin/schema.ts";
import { guardedEndpoint, route } from "#lib/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/members/index.ts";

const name = "liftLimitsOf";

const methods = route({
  POST: guardedEndpoint({
    name,
    schema: liftInput,
    guard: (request) => requireColleague(request, "limit.lift"),
    handle: (visit, { who }) => liftLimitsOf(visit, who),
    form: liftFace,
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, "limit.list", methods);
