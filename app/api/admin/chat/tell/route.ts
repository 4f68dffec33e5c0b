import { tellInChat } from "#lib/desk/index.ts";
import { talkTold } from "#lib/desk/schema.ts";
import { guardedEndpoint, route } from "#lib/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/members/index.ts";

const name = "tellInChat";
const right = "case.list";

const methods = route({
  POST: guardedEndpoint({
    name,
    schema: talkTold,
    guard: (request) => requireColleague(request, right),
    handle: (visit, told) => tellInChat(visit, told),
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, right, methods);
