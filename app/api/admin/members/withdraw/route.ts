import { memberHandler, withdrawAccess } from "#lib/backoffice/admin/index.ts";
import { withdrawInput } from "#lib/backoffice/admin/schema.ts";
import { guardedEndpoint, route } from "#lib/platform/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/domains/members/index.ts";

const name = "withdrawAccess";
const right = "member.read";

const methods = route({
  POST: guardedEndpoint({
    name,
    schema: withdrawInput,
    guard: async (request) => {
      await requireColleague(request, right);
      return requireColleague(request, "grant.decide");
    },
    handle: async (visit, input) => {
      await withdrawAccess(visit, input);
      return { id: input.id };
    },
    form: memberHandler("withdraw"),
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, right, methods);
