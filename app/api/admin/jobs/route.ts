import { doJobAction, jobHandler } from "#lib/backoffice/admin/index.ts";
import { jobInput } from "#lib/backoffice/admin/schema.ts";
import { guardedEndpoint, route } from "#lib/platform/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/domains/members/index.ts";

const name = "doJobAction";

const methods = route({
  POST: guardedEndpoint({
    name,
    schema: jobInput,
    guard: (request) => requireColleague(request, "job.run"),
    handle: (visit, input) => doJobAction(visit, input),
    form: jobHandler,
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, "job.list", methods);
