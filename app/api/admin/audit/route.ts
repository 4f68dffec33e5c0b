import { askAuditCheck, auditFace } from "#lib/admin/index.ts";
import { checkInput } from "#lib/admin/schema.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/members/index.ts";

const name = "askAuditCheck";

const methods = route({
  POST: endpoint({
    name,
    schema: checkInput,
    handle: async (_, request) => askAuditCheck(await requireColleague(request, "audit.check")),
    form: auditFace,
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, "audit.read", methods);
