import { chatMessageHandler, sendChatMessage } from "#lib/backoffice/desk/index.ts";
import { sayInput } from "#lib/backoffice/desk/schema.ts";
import { guardedEndpoint, route } from "#lib/platform/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/domains/members/index.ts";

const name = "sayInChat";
const right = "case.list";

const methods = route({
  POST: guardedEndpoint({
    name,
    schema: sayInput,
    guard: (request) => requireColleague(request, right),
    handle: (visit, input) => sendChatMessage(visit, input),
    form: chatMessageHandler,
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, right, methods);
