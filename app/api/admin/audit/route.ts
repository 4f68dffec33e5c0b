import { askAuditCheck, auditFace } from "#lib/admin/index.ts";
import { checkInput } from "#lib/admin/schema.ts";
import { guardedEndpoint, route } from "#lib/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/members/index.ts";

const name = "askAuditCheck";

const methods = route({
  POST: guardedEndpoint({
    name,
    schema: checkInput,
    guard: (request) => requireColleague(request, "audit.check"),
    handle: (visit) => askAuditCheck(visit),
    form: auditFace,
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, "audit.read", methods);
