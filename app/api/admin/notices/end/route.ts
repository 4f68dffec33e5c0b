import { guardedEndpoint, route } from "#lib/platform/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/domains/members/index.ts";
import { endNotice, noticeEndHandler } from "#lib/domains/notices/index.ts";
import { noticeEnded } from "#lib/domains/notices/schema.ts";

const name = "endNotice";
const right = "notice.manage";

const methods = route({
  POST: guardedEndpoint({
    name,
    schema: noticeEnded,
    guard: (request) => requireColleague(request, right),
    handle: (visit, input) => endNotice(visit, input),
    form: noticeEndHandler,
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, right, methods);
