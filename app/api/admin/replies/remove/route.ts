import { cannedRemovalFace, removeReply } from "#lib/desk/index.ts";
import { replyRemoved } from "#lib/desk/schema.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/members/index.ts";

const name = "removeReply";

const methods = route({
  POST: endpoint({
    name,
    schema: replyRemoved,
    handle: async (input, request) => removeReply(await requireColleague(request, "reply.manage"), input),
    form: cannedRemovalFace,
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, "reply.manage", methods);
