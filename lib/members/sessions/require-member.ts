import "server-only";
import { AppError } from "#lib/errors.ts";
import { findVisit } from "./find-visit.ts";
import type { Visit } from "./visit.ts";

/** Who is asking, or `unauthenticated`. The guard in front of everything that belongs to a member. */
export async function requireMember(request: { headers: Headers }): Promise<Visit> {
  const visit = await findVisit(request);
  if (!visit)
    throw new AppError("unauthenticated", "You are not signed in, or your session has ended. Sign in again.");
  return visit;
}
