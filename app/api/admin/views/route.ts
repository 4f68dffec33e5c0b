import { saveView, viewHandler } from "#lib/backoffice/desk/index.ts";
import { viewSaved } from "#lib/backoffice/desk/schema.ts";
import { guardedEndpoint, route } from "#lib/platform/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/domains/members/index.ts";

const name = "saveView";

const methods = route({
  POST: guardedEndpoint({
    name,
    schema: viewSaved,
    guard: (request) => requireColleague(request, "case.list"),
    handle: (visit, input) => saveView(visit, input),
    form: viewHandler,
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, "case.list", methods);
