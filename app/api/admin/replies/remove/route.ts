import { cannedRemovalHandler, removeReply } from "#lib/backoffice/desk/index.ts";
import { replyRemoved } from "#lib/backoffice/desk/schema.ts";
import { guardedEndpoint, route } from "#lib/platform/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/domains/members/index.ts";

const name = "removeReply";

const methods = route({
  POST: guardedEndpoint({
    name,
    schema: replyRemoved,
    guard: (request) => requireColleague(request, "reply.manage"),
    handle: (visit, input) => removeReply(visit, input),
    form: cannedRemovalHandler,
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, "reply.manage", methods);
