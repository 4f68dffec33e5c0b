import { liftLimitsOf, liftHandler } from "#lib/backoffice/admin/index.ts";
import { liftInput } from "#lib/backoffice/admin/schema.ts";
import { guardedEndpoint, route } from "#lib/platform/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/domains/members/index.ts";

const name = "liftLimitsOf";

const methods = route({
  POST: guardedEndpoint({
    name,
    schema: liftInput,
    guard: (request) => requireColleague(request, "limit.lift"),
    handle: (visit, { who }) => liftLimitsOf(visit, who),
    form: liftHandler,
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, "limit.list", methods);
