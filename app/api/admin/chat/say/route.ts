import { sayFace, sayInChat } from "#lib/desk/index.ts";
import { sayInput } from "#lib/desk/schema.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/members/index.ts";

const name = "sayInChat";
const right = "case.list";

const methods = route({
  POST: endpoint({
    name,
    schema: sayInput,
    handle: async (input, request) => sayInChat(await requireColleague(request, right), input),
    form: sayFace,
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, right, methods);
