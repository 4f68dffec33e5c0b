import { memberFace, withdrawAccess } from "#lib/admin/index.ts";
import { withdrawInput } from "#lib/admin/schema.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/members/index.ts";

const name = "withdrawAccess";
const right = "member.read";

const methods = route({
  POST: endpoint({
    name,
    schema: withdrawInput,
    handle: async (input, request) => {
      await requireColleague(request, right);
      await withdrawAccess(await requireColleague(request, "grant.decide"), input);
      return { id: input.id };
    },
    form: memberFace("withdraw"),
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, right, methods);
