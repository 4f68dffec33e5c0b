import { askAuditCheck, auditHandler } from "#lib/backoffice/admin/index.ts";
import { checkInput } from "#lib/backoffice/admin/schema.ts";
import { guardedEndpoint, route } from "#lib/platform/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/domains/members/index.ts";

const name = "askAuditCheck";

const methods = route({
  POST: guardedEndpoint({
    name,
    schema: checkInput,
    guard: (request) => requireColleague(request, "audit.check"),
    handle: (visit) => askAuditCheck(visit),
    form: auditHandler,
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, "audit.read", methods);
