import { memberHandler } from "#lib/backoffice/admin/index.ts";
import { roleInput } from "#lib/backoffice/admin/schema.ts";
import { guardedEndpoint, route } from "#lib/platform/http/endpoint.ts";
import { changeRole, hiddenRoute, requireColleague } from "#lib/domains/members/index.ts";

const name = "changeRole";
const right = "role.change";

const methods = route({
  POST: guardedEndpoint({
    name,
    schema: roleInput,
    guard: (request) => requireColleague(request, right),
    handle: async (visit, input) => {
      await changeRole(visit, input);
      return { id: input.id };
    },
    form: memberHandler("role"),
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, right, methods);
