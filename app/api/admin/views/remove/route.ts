import { removeView, viewRemovalFace } from "#lib/desk/index.ts";
import { viewRemoved } from "#lib/desk/schema.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/members/index.ts";

const name = "removeView";

const methods = route({
  POST: endpoint({
    name,
    schema: viewRemoved,
    handle: async ({ id }, request) => removeView(await requireColleague(request, "case.list"), id),
    form: viewRemovalFace,
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, "case.list", methods);
