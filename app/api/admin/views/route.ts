import { saveView, viewFace } from "#lib/desk/index.ts";
import { viewSaved } from "#lib/desk/schema.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/members/index.ts";

const name = "saveView";

const methods = route({
  POST: endpoint({
    name,
    schema: viewSaved,
    handle: async (input, request) => saveView(await requireColleague(request, "case.list"), input),
    form: viewFace,
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, "case.list", methods);
