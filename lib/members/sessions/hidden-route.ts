import "server-only";
import { AppError } from "#lib/errors.ts";
import { query } from "#lib/http/endpoint.ts";
import { findVisit } from "./find-visit.ts";
import { requireRole } from "./require-role.ts";
import type { Role, Visit } from "./visit.ts";

/** Who is asking, if they have one of these roles. To everybody else, signed in or not, there is nothing at this address. */
export async function requireColleague(
  request: { headers: Headers },
  roles: readonly Role[],
): Promise<Visit> {
  const visit = await findVisit(request);
  if (!visit) throw new AppError("not_found", "There is no call at this address.");
  await requireRole(visit, ...roles);
  return visit;
}

const names = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type Methods = Record<(typeof names)[number], (request: Request) => Response | Promise<Response>>;

/** Who is asking comes before what they sent, and before which method it was: neither must tell a stranger anything. */
export function hiddenRoute(name: string, roles: readonly Role[], methods: Methods): Methods {
  const guard = (answer: Methods["GET"]) =>
    query(name, async (request: Request) => {
      await requireColleague(request, roles);
      return answer(request);
    });
  return Object.fromEntries(names.map((method) => [method, guard(methods[method])])) as Methods;
}
