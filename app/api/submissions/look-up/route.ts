import { lookUpCase, shownCookieHeader } from "#lib/cases/index.ts";
import { lookUpFace } from "#lib/forms/index.ts";
import { statusPath } from "#lib/forms/open/form-path.ts";
import { lookUp } from "#lib/forms/schema.ts";
import { clientAddress } from "#lib/http/client-address.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { toFormOf } from "#lib/http/to-form-of.ts";

const methods = route({
  POST: endpoint({
    name: "lookUpCase",
    schema: lookUp,
    handle: (input, request) => lookUpCase(input, clientAddress(request.headers)),
    form: lookUpFace,
    reply: ({ id, reference }) => ({ data: { reference }, headers: [shownCookieHeader(id)] }),
  }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = toFormOf(statusPath, methods.GET);
