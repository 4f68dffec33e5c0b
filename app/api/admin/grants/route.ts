import { record } from "#lib/services/audit/index.ts";
import { hiddenRoute, requireColleague } from "#lib/domains/members/index.ts";
import { guardedEndpoint, route } from "#lib/platform/http/endpoint.ts";
import { succeed } from "#lib/platform/http/envelope.ts";
import { decideGrant, listGrantRequests } from "#lib/domains/portals/index.ts";
import { grantDecision } from "#lib/domains/portals/schema.ts";

const name = "decideGrant";

const methods = route({
  GET: async (request: Request) => {
    const { member } = await requireColleague(request, "grant.list");
    const requests = await listGrantRequests();
    await record({
      action: "grant.listed",
      outcome: "done",
      actorId: member.id,
      detail: { listed: requests.length },
    });
    return succeed({ requests });
  },
  POST: guardedEndpoint({
    name,
    schema: grantDecision,
    guard: (request) => requireColleague(request, "grant.decide"),
    handle: ({ member }, input) => decideGrant({ ...input, by: member.id }),
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, "grant.list", methods);
