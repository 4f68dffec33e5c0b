import "server-only";
import { AppError } from "#lib/platform/errors.ts";
import { hashToken } from "#lib/platform/secrets/index.ts";
import { readSessionCookie } from "../cookies.ts";
import { may, type Right } from "#lib/data/access/open/policy.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { findSession } from "./find-session.ts";
import { readBearer } from "./tokens.ts";
import { fault } from "#lib/platform/words/faults.ts";

/**
 * Identifies the caller: by the bearer header if there is one, else by the cookie. An ended, expired, idle, unknown or
 * malformed session gives undefined. Throws only if the database does not answer.
 */
export async function findVisit(request: { headers: Headers }): Promise<Visit | undefined> {
  const bearer = readBearer(request);
  if (bearer) return bearer.token ? findSession({ tokenHash: hashToken(bearer.token) }) : undefined;
  const id = await readSessionCookie(request);
  return id ? findSession({ id }) : undefined;
}

/**
 * The caller, if their role has this right; else throws `unauthenticated` or `forbidden`. It guards everything that
 * belongs to a member.
 */
export async function requireMember(request: { headers: Headers }, right: Right): Promise<Visit> {
  const visit = await findVisit(request);
  if (!visit) throw new AppError("unauthenticated", fault("notSignedIn"));
  if (!may(visit.member.role, right)) throw new AppError("forbidden", fault("mayNot"));
  return visit;
}

/** Whether the request's cookie already points to this session. */
export const hasValidCookie = async (request: { headers: Headers }, sessionId: string): Promise<boolean> =>
  (await readSessionCookie(request)) === sessionId;
