import { bulkFace, doBulk } from "#lib/desk/index.ts";
import { bulkInput } from "#lib/desk/schema.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/members/index.ts";

const name = "casesBulk";

const methods = route({
  POST: endpoint({
    name,
    schema: bulkInput,
    handle: async (input, request) => doBulk(await requireColleague(request, "case.list"), input),
    form: bulkFace,
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, "case.list", methods);
