import { endpoint, route } from "#lib/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/members/index.ts";
import { endNotice, noticeEndFace } from "#lib/notices/index.ts";
import { noticeEnded } from "#lib/notices/schema.ts";

const name = "endNotice";
const right = "notice.manage";

const methods = route({
  POST: endpoint({
    name,
    schema: noticeEnded,
    handle: async (input, request) => endNotice(await requireColleague(request, right), input),
    form: noticeEndFace,
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, right, methods);
