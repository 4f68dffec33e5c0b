import { cannedRemovalFace, removeReply } from "#lib/desk/index.ts";
import { replyRemoved } from "#lib/desk/schema.ts";
import { guardedEndpoint, route } from "#lib/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/members/index.ts";

const name = "removeReply";

const methods = route({
  POST: guardedEndpoint({
    name,
    schema: replyRemoved,
    guard: (request) => requireColleague(request, "reply.manage"),
    handle: (visit, input) => removeReply(visit, input),
    form: cannedRemovalFace,
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, "reply.manage", methods);
