import { memberFace } from "#lib/admin/index.ts";
import { roleInput } from "#lib/admin/schema.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { changeRole, hiddenRoute, requireColleague } from "#lib/members/index.ts";

const name = "changeRole";
const right = "role.change";

const methods = route({
  POST: endpoint({
    name,
    schema: roleInput,
    handle: async (input, request) => {
      await changeRole(await requireColleague(request, right), input);
      return { id: input.id };
    },
    form: memberFace("role"),
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, right, methods);
