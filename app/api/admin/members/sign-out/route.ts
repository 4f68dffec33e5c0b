import { memberFace } from "#lib/admin/index.ts";
import { signOutInput } from "#lib/admin/schema.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { hiddenRoute, requireColleague, signOutEverywhere } from "#lib/members/index.ts";

const name = "signOutEverywhere";
const right = "member.sign_out";

const methods = route({
  POST: endpoint({
    name,
    schema: signOutInput,
    handle: async (input, request) => {
      await signOutEverywhere(await requireColleague(request, right), input.id);
      return { id: input.id };
    },
    form: memberFace("sign-out"),
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, right, methods);
