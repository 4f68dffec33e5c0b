import { guardedEndpoint, route } from "#lib/platform/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/domains/members/index.ts";
import { modeHandler, switchMode } from "#lib/domains/navigator/index.ts";
import { modeInput } from "#lib/domains/navigator/mode/shared/mode-schema.ts";

const name = "switchMode";
const right = "navigator.switch";

const methods = route({
  POST: guardedEndpoint({
    name,
    schema: modeInput,
    guard: (request) => requireColleague(request, right),
    handle: (visit, input) => switchMode(visit, input),
    form: modeHandler,
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, right, methods);
