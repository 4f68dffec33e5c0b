import { tellInChat } from "#lib/desk/index.ts";
import { talkTold } from "#lib/desk/schema.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/members/index.ts";

const name = "tellInChat";
const right = "case.list";

const methods = route({
  POST: endpoint({
    name,
    schema: talkTold,
    handle: async (told, request) => tellInChat(await requireColleague(request, right), told),
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, right, methods);
