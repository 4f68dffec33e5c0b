import { bulkFace, doBulk } from "#lib/desk/index.ts";
import { bulkInput } from "#lib/desk/schema.ts";
import { guardedEndpoint, route } from "#lib/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/members/index.ts";

const name = "casesBulk";

const methods = route({
  POST: guardedEndpoint({
    name,
    schema: bulkInput,
    guard: (request) => requireColleague(request, "case.list"),
    handle: (visit, input) => doBulk(visit, input),
    form: bulkFace,
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, "case.list", methods);
