import { cannedHandler, saveReply } from "#lib/backoffice/desk/index.ts";
import { replySaved } from "#lib/backoffice/desk/schema.ts";
import { guardedEndpoint, route } from "#lib/platform/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/domains/members/index.ts";

const name = "saveReply";

const methods = route({
  POST: guardedEndpoint({
    name,
    schema: replySaved,
    guard: (request) => requireColleague(request, "reply.manage"),
    handle: (visit, input) => saveReply(visit, input),
    form: cannedHandler,
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, "reply.manage", methods);
