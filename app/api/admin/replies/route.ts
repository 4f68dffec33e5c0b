import { cannedFace, saveReply } from "#lib/desk/index.ts";
import { replySaved } from "#lib/desk/schema.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/members/index.ts";

const name = "saveReply";

const methods = route({
  POST: endpoint({
    name,
    schema: replySaved,
    handle: async (input, request) => saveReply(await requireColleague(request, "reply.manage"), input),
    form: cannedFace,
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, "reply.manage", methods);
