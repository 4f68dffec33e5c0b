import { endByLink, sessionEndForm } from "#lib/domains/members/index.ts";
import { sessionEnd } from "#lib/domains/members/shared/account-schema.ts";
import { clientAddress } from "#lib/platform/http/client-address.ts";
import { endpoint, route, toFormOf } from "#lib/platform/http/endpoint.ts";

const methods = route({
  POST: endpoint({
    name: "endByLink",
    schema: sessionEnd,
    handle: ({ token }, request) => endByLink(token, clientAddress(request.headers)),
    form: sessionEndForm,
    reply: () => ({ data: {} }),
  }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = toFormOf("/login", methods.GET);
