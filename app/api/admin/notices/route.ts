import { endpoint, route } from "#lib/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/members/index.ts";
import { noticeFace, saveNotice } from "#lib/notices/index.ts";
import { noticeSaved } from "#lib/notices/schema.ts";

const name = "saveNotice";
const right = "notice.manage";

const methods = route({
  POST: endpoint({
    name,
    schema: noticeSaved,
    handle: async (input, request) => saveNotice(await requireColleague(request, right), input),
    form: noticeFace,
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, right, methods);
