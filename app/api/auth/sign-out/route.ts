import { endedCookieHeaders, endVisit, signOutForm } from "#lib/auth/index.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { toFormOf } from "#lib/http/to-form-of.ts";
import { nothing } from "#lib/auth/schema.ts";

const methods = route({
  POST: endpoint({
    name: "signOut",
    schema: nothing,
    handle: (_, request) => endVisit(request),
    form: signOutForm,
    reply: () => ({ data: {}, headers: endedCookieHeaders() }),
  }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = toFormOf("/login", methods.GET);
