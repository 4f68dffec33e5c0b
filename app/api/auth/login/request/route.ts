import {
  deviceCookieHeader,
  pendingCookieHeader,
  readDeviceToken,
  requestCode,
  requestForm,
} from "#lib/domains/members/index.ts";
import { clientAddress, isFromHere } from "#lib/platform/http/client-address.ts";
import { endpoint, route, toFormOf } from "#lib/platform/http/endpoint.ts";
import { codeRequest, safeNext } from "#lib/domains/members/shared/code-schema.ts";
import { codeMinutes } from "#lib/data/retention/open/periods.ts";

const methods = route({
  POST: endpoint({
    name: "requestCode",
    schema: codeRequest,
    handle: async (input, request) => {
      const sent = await requestCode(input, {
        deviceToken: readDeviceToken(request),
        address: clientAddress(request.headers),
        isFromHere: isFromHere(request.headers),
      });
      return { input, sent };
    },
    form: requestForm,
    reply: ({ input, sent: { code, deviceToken, isNewDevice } }) => ({
      data: { sent: true, minutes: codeMinutes, ...(code && { code }) },
      headers: [
        ...(isNewDevice ? [deviceCookieHeader(deviceToken, false)] : []),
        pendingCookieHeader({
          email: input.email,
          next: safeNext(input.next),
          tab: input.tab ?? "login",
          ...(code && { code }),
        }),
      ],
    }),
  }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = toFormOf("/login", methods.GET);
