import { endpoint, route } from "#lib/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/members/index.ts";
import { modeFace, switchMode } from "#lib/navigator/index.ts";
import { modeInput } from "#lib/navigator/mode/open/mode-schema.ts";

const name = "switchMode";
const right = "navigator.switch";

const methods = route({
  POST: endpoint({
    name,
    schema: modeInput,
    handle: async (input, request) => switchMode(await requireColleague(request, right), input),
    form: modeFace,
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, right, methods);
