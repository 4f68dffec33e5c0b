import { record } from "#lib/audit/index.ts";
import { findVisit, requireRole, type Visit } from "#lib/auth/index.ts";
import { AppError } from "#lib/errors.ts";
import { endpoint, query, route } from "#lib/http/endpoint.ts";
import { succeed } from "#lib/http/envelope.ts";
import { decideGrant, listGrantRequests } from "#lib/portals/index.ts";
import { grantDecision } from "#lib/portals/schema.ts";

const name = "decideGrant";

/** Staff and administrators. To everybody else, signed in or not, there is nothing at this address. */
async function requireStaff(request: Request): Promise<Visit> {
  const visit = await findVisit(request);
  if (!visit) throw new AppError("not_found", "There is no call at this address.");
  await requireRole(visit, "staff", "admin");
  return visit;
}

const methods = route({
  GET: async (request: Request) => {
    const { member } = await requireStaff(request);
    const requests = await listGrantRequests();
    await record({
      deed: "grant.listed",
      outcome: "done",
      actorId: member.id,
      detail: { listed: requests.length },
    });
    return succeed({ requests });
  },
  POST: endpoint({
    name,
    schema: grantDecision,
    handle: async (input, request) => decideGrant({ ...input, by: (await requireStaff(request)).member.id }),
  }),
});

/** Who is asking comes before what they sent, and before which method it was: neither must tell a stranger anything. */
const guarded = (answer: (request: Request) => Response | Promise<Response>) =>
  query(name, async (request: Request) => {
    await requireStaff(request);
    return answer(request);
  });

export const GET = guarded(methods.GET);
export const POST = guarded(methods.POST);
export const PUT = guarded(methods.PUT);
export const PATCH = guarded(methods.PATCH);
export const DELETE = guarded(methods.DELETE);
export const OPTIONS = guarded(methods.OPTIONS);
