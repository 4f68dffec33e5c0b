import { tryMailAgain, mailFace } from "#lib/admin/index.ts";
import { mailInput } from "#lib/admin/schema.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/members/index.ts";

const name = "tryMailAgain";

const methods = route({
  POST: endpoint({
    name,
    schema: mailInput,
    handle: async ({ id }, request) => tryMailAgain(await requireColleague(request, "mail.retry"), id),
    form: mailFace,
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, "mail.list", methods);
