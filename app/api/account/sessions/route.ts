import {
  endedCookieHeaders,
  endOtherSessions,
  endSession,
  requireMember,
  sessionsForm,
} from "#lib/members/index.ts";
import { devicesPath } from "#lib/members/open/paths.ts";
import { endInput } from "#lib/members/open/account-schema.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { toFormOf } from "#lib/http/to-form-of.ts";

const methods = route({
  POST: endpoint({
    name: "endSessions",
    schema: endInput,
    handle: async ({ end }, request) => {
      const visit = await requireMember(request, "session.end");
      return end === "others" ? endOtherSessions(visit) : endSession(visit, end);
    },
    form: sessionsForm,
    reply: ({ ended, isOwn }) => ({ data: { ended }, headers: isOwn ? endedCookieHeaders() : [] }),
  }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = toFormOf(devicesPath, methods.GET);
