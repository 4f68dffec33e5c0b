import { endpoint, query, route } from "#lib/http/endpoint.ts";
import { succeed } from "#lib/http/envelope.ts";
import { requireMember } from "#lib/members/index.ts";
import { largestPlan, listOwnPlans, planInput, savePlan } from "#lib/plans/index.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: query("listPlans", async (request: Request) =>
    succeed(await listOwnPlans((await requireMember(request, "plan.read")).member)),
  ),
  POST: endpoint({
    name: "savePlan",
    schema: planInput,
    most: largestPlan,
    handle: async (input, request) => savePlan((await requireMember(request, "plan.save")).member, input),
  }),
});
