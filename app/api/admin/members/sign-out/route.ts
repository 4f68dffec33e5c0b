import { memberHandler } from "#lib/backoffice/admin/index.ts";
import { signOutInput } from "#lib/backoffice/admin/schema.ts";
import { guardedEndpoint, route } from "#lib/platform/http/endpoint.ts";
import { hiddenRoute, requireColleague, signOutEverywhere } from "#lib/domains/members/index.ts";

const name = "signOutEverywhere";
const right = "member.sign_out";

const methods = route({
  POST: guardedEndpoint({
    name,
    schema: signOutInput,
    guard: (request) => requireColleague(request, right),
    handle: async (visit, input) => {
      await signOutEverywhere(visit, input.id);
      return { id: input.id };
    },
    form: memberHandler("sign-out"),
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, right, methods);
