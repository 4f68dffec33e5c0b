import { tryMailAgain, mailHandler } from "#lib/backoffice/admin/index.ts";
import { mailInput } from "#lib/backoffice/admin/schema.ts";
import { guardedEndpoint, route } from "#lib/platform/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/domains/members/index.ts";

const name = "tryMailAgain";

const methods = route({
  POST: guardedEndpoint({
    name,
    schema: mailInput,
    guard: (request) => requireColleague(request, "mail.retry"),
    handle: (visit, { id }) => tryMailAgain(visit, id),
    form: mailHandler,
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, "mail.list", methods);
