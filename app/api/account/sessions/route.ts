import {
  endedCookieHeaders,
  endOtherSessions,
  endSession,
  requireMember,
} from "#lib/domains/members/index.ts";
import { sessionsForm } from "#lib/backoffice/account/index.ts";
import { devicesPath } from "#lib/domains/members/open/paths.ts";
import { endInput } from "#lib/domains/members/shared/account-schema.ts";
import { guardedEndpoint, route, toFormOf } from "#lib/platform/http/endpoint.ts";

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
