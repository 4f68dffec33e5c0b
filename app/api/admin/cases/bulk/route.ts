import { bulkHandler, doBulk } from "#lib/backoffice/desk/index.ts";
import { bulkInput } from "#lib/backoffice/desk/schema.ts";
import { guardedEndpoint, route } from "#lib/platform/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/domains/members/index.ts";

const name = "casesBulk";

const methods = route({
  POST: guardedEndpoint({
    name,
    schema: bulkInput,
    guard: (request) => requireColleague(request, "case.list"),
    handle: (visit, input) => doBulk(visit, input),
    form: bulkHandler,
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, "case.list", methods);
