import {
  deviceCookieHeader,
  endedPendingHeader,
  readDeviceToken,
  redeemCode,
  sessionCookieHeader,
  verifyForm,
} from "#lib/domains/members/index.ts";
import { registrationOf } from "#lib/backoffice/account/index.ts";
import { sendWaiting } from "#lib/domains/forms/index.ts";
import { clientAddress } from "#lib/platform/http/client-address.ts";
import { endpoint, route, toFormOf } from "#lib/platform/http/endpoint.ts";
import { fileWaiting } from "#lib/domains/ratings/index.ts";
import { codeVerify } from "#lib/domains/members/shared/code-schema.ts";

const methods = route({
  POST: endpoint({
    name: "redeemCode",
    schema: codeVerify,
    handle: async (input, request) => {
      const signedIn = await redeemCode(input, {
        deviceToken: readDeviceToken(request),
        address: clientAddress(request.headers),
        userAgent: request.headers.get("user-agent"),
      });
      const member = { id: signedIn.memberId, email: signedIn.email, isRegistered: signedIn.isRegistered };
      const rated = await fileWaiting(request, member, signedIn.next);
      const next = await sendWaiting(request, {
        member,
        next: rated.next,
        register: (answers) => registrationOf(member, answers),
      });
      const headers = [
        await sessionCookieHeader({ ...signedIn, id: signedIn.sessionId }),
        deviceCookieHeader(signedIn.deviceToken, signedIn.isDeviceKept),
        endedPendingHeader(),
        ...rated.headers,
      ];
      return { ...signedIn, next, headers };
    },
    form: verifyForm,
    reply: ({ token, next, email, headers }) => ({ data: { token, next, email }, headers }),
  }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = toFormOf("/login/code", methods.GET);
