import { guardedEndpoint, route } from "#lib/platform/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/domains/members/index.ts";
import { noticeHandler, saveNotice } from "#lib/domains/notices/index.ts";
import { noticeSaved } from "#lib/domains/notices/schema.ts";

const name = "saveNotice";
const right = "notice.manage";

const methods = route({
  POST: guardedEndpoint({
    name,
    schema: noticeSaved,
    guard: (request) => requireColleague(request, right),
    handle: (visit, input) => saveNotice(visit, input),
    form: noticeHandler,
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, right, methods);
