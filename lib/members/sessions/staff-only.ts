import "server-only";
import { recordRefusal } from "#lib/audit/index.ts";
import { AppError } from "#lib/errors.ts";
import { query } from "#lib/http/endpoint.ts";
import { may, type Right } from "../open/policy.ts";
import type { Visit } from "../open/visit.ts";
import { findVisit } from "./who-asks.ts";
import { fault } from "#lib/words/faults.ts";

const nothingHere = () => new AppError("not_found", fault("noCall"));

/** Passes members whose role has this right. To the rest the place is not there, and that they asked is written down. */
export async function requireRight({ member }: Visit, right: Right): Promise<void> {
  if (may(member.role, right)) return;
  await recordRefusal({ actorId: member.id, detail: { role: member.role, right } });
  throw nothingHere();
}

/** Who is asking, if they have this right. To everybody else, signed in or not, there is nothing at this address. */
export async function requireColleague(request: { headers: Headers }, right: Right): Promise<Visit> {
  const visit = await findVisit(request);
  if (!visit) throw nothingHere();
  await requireRight(visit, right);
  return visit;
}

const names = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type Methods = Record<(typeof names)[number], (request: Request) => Response | Promise<Response>>;

/**
 * Who is asking comes before what they sent, and before which method it was: neither must tell a stranger anything.
 * `right` is what GET asks for; each call behind it asks for its own.
 */
export function hiddenRoute(name: string, right: Right, methods: Methods): Methods {
  const guard = (answer: Methods["GET"]) =>
    query(name, async (request: Request) => {
      await requireColleague(request, right);
      return answer(request);
    });
  return Object.fromEntries(names.map((method) => [method, guard(methods[method])])) as Methods;
}
