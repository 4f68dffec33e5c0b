import { removeView, viewRemovalHandler } from "#lib/backoffice/desk/index.ts";
import { viewRemoved } from "#lib/backoffice/desk/schema.ts";
import { guardedEndpoint, route } from "#lib/platform/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/domains/members/index.ts";

const name = "removeView";

const methods = route({
  POST: guardedEndpoint({
    name,
    schema: viewRemoved,
    guard: (request) => requireColleague(request, "case.list"),
    handle: (visit, { id }) => removeView(visit, id),
    form: viewRemovalHandler,
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, "case.list", methods);
