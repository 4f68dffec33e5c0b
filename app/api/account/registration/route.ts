import { requireMember } from "#lib/domains/members/index.ts";
import { completeRegistration, registrationForm } from "#lib/backoffice/account/index.ts";
import { hubPath } from "#lib/domains/members/open/paths.ts";
import { guardedEndpoint, route, toFormOf } from "#lib/platform/http/endpoint.ts";
import { registration } from "#lib/domains/members/shared/code-schema.ts";

const methods = route({
  POST: guardedEndpoint({
    name: "completeRegistration",
    schema: registration,
    guard: (request) => requireMember(request, "account.register"),
    handle: (visit, input) => completeRegistration(visit, input),
    form: registrationForm,
    reply: () => ({ data: {} }),
  }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = toFormOf(hubPath, methods.GET);
