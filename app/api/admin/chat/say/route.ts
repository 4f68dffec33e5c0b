import { sayFace, sayInChat } from "#lib/desk/index.ts";
import { sayInput } from "#lib/desk/schema.ts";
import { guardedEndpoint, route } from "#lib/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/members/index.ts";

const name = "sayInChat";
const right = "case.list";

const methods = route({
  POST: guardedEndpoint({
    name,
    schema: sayInput,
    guard: (request) => requireColleague(request, right),
    handle: (visit, input) => sayInChat(visit, input),
    form: sayFace,
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, right, methods);
