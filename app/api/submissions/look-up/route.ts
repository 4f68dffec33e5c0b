import { lookUpCase, shownCookieHeader } from "#lib/domains/cases/index.ts";
import { lookUpHandler } from "#lib/domains/forms/index.ts";
import { statusPath } from "#lib/domains/forms/open/form-path.ts";
import { lookUp } from "#lib/domains/forms/schema.ts";
import { clientAddress } from "#lib/platform/http/client-address.ts";
import { endpoint, route, toFormOf } from "#lib/platform/http/endpoint.ts";

const methods = route({
  POST: endpoint({
    name: "lookUpCase",
    schema: lookUp,
    handle: (input, request) => lookUpCase(input, clientAddress(request.headers)),
    form: lookUpHandler,
    reply: ({ id, reference }) => ({ data: { reference }, headers: [shownCookieHeader(id)] }),
  }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = toFormOf(statusPath, methods.GET);
