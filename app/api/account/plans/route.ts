import { guardedEndpoint, query, route } from "#lib/platform/http/endpoint.ts";
import { succeed } from "#lib/platform/http/envelope.ts";
import { requireMember } from "#lib/domains/members/index.ts";
import { largestPlan, listOwnPlans, planInput, savePlan } from "#lib/domains/plans/index.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: query("listPlans", async (request: Request) =>
    succeed(await listOwnPlans((await requireMember(request, "plan.read")).member)),
  ),
  POST: guardedEndpoint({
    name: "savePlan",
    schema: planInput,
    most: largestPlan,
    guard: (request) => requireMember(request, "plan.save"),
    handle: ({ member }, input) => savePlan(member, input),
  }),
});
