import "server-only";
import { recordRefusal } from "#lib/services/audit/index.ts";
import { AppError } from "#lib/platform/errors.ts";
import { query } from "#lib/platform/http/endpoint.ts";
import { may, type Right } from "#lib/data/access/open/policy.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { findVisit } from "./who-asks.ts";
import { fault } from "#lib/platform/words/faults.ts";

const nothingHere = () => new AppError("not_found", fault("noCall"));

/**
 * Passes members whose role has this right. For anybody else the address does not exist, and the attempt is recorded in
 * the audit.
 */
export async function requireRight({ member }: Visit, right: Right): Promise<void> {
  if (may(member.role, right)) return;
  await recordRefusal({ actorId: member.id, detail: { role: member.role, right } });
  throw nothingHere();
}

/** The caller, if they have this right. For anybody else, signed in or not, the address does not exist. */
export async function requireColleague(request: { headers: Headers }, right: Right): Promise<Visit> {
  const visit = await findVisit(request);
  if (!visit) throw nothingHere();
  await requireRight(visit, right);
  return visit;
}

const names = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type Methods = Record<(typeof names)[number], (request: Request) => Response | Promise<Response>>;

/**
 * Checks the caller before the body and the method, so that neither reveals anything to a stranger. `right` is the one
 * that GET needs; each call behind it checks its own.
 */
export function hiddenRoute(name: string, right: Right, methods: Methods): Methods {
  const guard = (answer: Methods["GET"]) =>
    query(name, async (request: Request) => {
      await requireColleague(request, right);
      return answer(request);
    });
  return Object.fromEntries(names.map((method) => [method, guard(methods[method])])) as Methods;
}
