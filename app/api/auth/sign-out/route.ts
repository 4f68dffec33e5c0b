import { endedCookieHeaders, endVisit, goneCookieHeaders, signOutForm } from "#lib/domains/members/index.ts";
import { endpoint, route, toFormOf } from "#lib/platform/http/endpoint.ts";
import { signOut } from "#lib/domains/members/shared/account-schema.ts";

const methods = route({
  POST: endpoint({
    name: "signOut",
    schema: signOut,
    handle: async ({ forgetBrowser }, request) => {
      await endVisit(request);
      return forgetBrowser;
    },
    form: signOutForm,
    reply: (isForgotten) => ({ data: {}, headers: isForgotten ? goneCookieHeaders() : endedCookieHeaders() }),
  }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = toFormOf("/login", methods.GET);
