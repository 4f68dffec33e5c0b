import { completeRegistration, registrationForm, requireMember } from "#lib/members/index.ts";
import { hubPath } from "#lib/members/open/paths.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { toFormOf } from "#lib/http/to-form-of.ts";
import { registration } from "#lib/members/open/code-schema.ts";

const methods = route({
  POST: endpoint({
    name: "completeRegistration",
    schema: registration,
    handle: async (input, request) =>
      completeRegistration(await requireMember(request, "account.register"), input),
    form: registrationForm,
    reply: () => ({ data: {} }),
  }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = toFormOf(hubPath, methods.GET);
