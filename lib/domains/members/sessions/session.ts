import "server-only";
import { cookies, headers } from "next/headers.js";
import { cache } from "react";
import { db } from "#lib/platform/db.ts";
import { clientAddress } from "#lib/platform/http/client-address.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import { hashToken } from "#lib/platform/secrets/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { AppError } from "#lib/platform/errors.ts";
import { may, type Right } from "#lib/data/access/open/policy.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { recordRefusal } from "#lib/services/audit/index.ts";
import { query } from "#lib/platform/http/endpoint.ts";
import { openPending, openSessionCookie, siteCookies, readSessionCookie, type Pending } from "../cookies.ts";
import { findSession } from "./find-session.ts";
import { asToken, readBearer } from "./tokens.ts";
import { idleMinutes } from "../open/limits.ts";

type PageVisit = { state: "member"; visit: Visit } | { state: "nobody" } | { state: "away" };

async function findByCookie(value: string | undefined): Promise<PageVisit> {
  const id = await openSessionCookie(value);
  const visit = id ? await findSession({ id }) : undefined;
  return visit ? { state: "member", visit } : { state: "nobody" };
}

/** Who is looking at a page, looked up once per request. "away" means that the database does not answer. */
export const readVisit = cache(async (): Promise<PageVisit> => {
  const value = (await cookies()).get(siteCookies.session)?.value;
  return (await unlessAway("readVisit", () => findByCookie(value))) ?? { state: "away" };
});

/** Whether somebody signed in with this browser before and had it remembered: the page then opens on "Sign in". */
export const readDevice = cache(async (): Promise<{ hasSignedIn: boolean }> => {
  const token = asToken((await cookies()).get(siteCookies.device)?.value);
  if (!token) return { hasSignedIn: false };
  const where = { deviceHash: hashToken(token) };
  const known = await unlessAway("readDevice", () =>
    db().knownDevice.findFirst({ where, select: { memberId: true } }),
  );
  return { hasSignedIn: Boolean(known) };
});

/** The pending sign-in of this browser, while it waits for its code. */
export async function readPending(): Promise<Pending | undefined> {
  const value = (await cookies()).get(siteCookies.pending)?.value;
  return unlessAway("readPending", () => openPending(value));
}

/** The value of one of the site's cookies, as this browser sent it. */
export const readSiteCookie = async (name: keyof typeof siteCookies): Promise<string | undefined> =>
  (await cookies()).get(siteCookies[name])?.value;

/** The client address of a page request; empty if it is unknown. */
export const clientAddressOfPage = async (): Promise<string> => clientAddress(await headers());

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

/**
 * Whether a sign-in is still live, with the same role. The check does not count as use: a page that is left open
 * expires like any other.
 */
export async function isStillSignedIn({ member, session }: Visit): Promise<boolean> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT s.id::text AS id FROM sessions s JOIN members m ON m.id = s.member_id
    WHERE s.id = ${session.id}::uuid AND m.role::text = ${member.role} AND s.ended_at IS NULL AND s.expires_at > now()
      AND (s.remembered OR s.last_seen_at > now() - make_interval(mins => ${idleMinutes}))`;
  return rows.length > 0;
}
