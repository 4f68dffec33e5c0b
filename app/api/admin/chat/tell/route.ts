import { sendChatNotice } from "#lib/backoffice/desk/index.ts";
import { talkNotice } from "#lib/backoffice/desk/schema.ts";
import { guardedEndpoint, route } from "#lib/platform/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/domains/members/index.ts";

const name = "tellInChat";
const right = "case.list";

const methods = route({
  POST: guardedEndpoint({
    name,
    schema: talkNotice,
    guard: (request) => requireColleague(request, right),
    handle: (visit, notice) => sendChatNotice(visit, notice),
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, right, methods);
