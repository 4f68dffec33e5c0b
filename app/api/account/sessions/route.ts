import { endedCookieHeaders, endOtherSessions, endSession, requireMember } from "#lib/members/index.ts";
import { sessionsForm } from "#lib/account/index.ts";
import { devicesPath } from "#lib/members/open/paths.ts";
import { endInput } from "#lib/members/open/account-schema.ts";
import { guardedEndpoint, route } from "#lib/http/endpoint.ts";
import { toFormOf } from "#lib/http/to-form-of.ts";

const methods = route({
  POST: guardedEndpoint({
    name: "endSessions",
    schema: endInput,
    guard: (request) => requireMember(request, "session.end"),
    handle: async (visit, { end }) => (end === "others" ? endOtherSessions(visit) : endSession(visit, end)),
    form: sessionsForm,
    reply: ({ ended, isOwn }) => ({ data: { ended }, headers: isOwn ? endedCookieHeaders() : [] }),
  }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = toFormOf(devicesPath, methods.GET);
