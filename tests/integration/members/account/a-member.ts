import { randomUUID } from "node:crypto";
import { findVisit, sessionCookieHeader, type Visit } from "#lib/domains/members/index.ts";
import { db } from "#lib/platform/db.ts";
import { hashToken, newToken } from "#lib/platform/secrets/index.ts";

type SessionParts = {
  deviceName?: string;
  device?: string;
  isRemembered?: boolean;
  /** Expires in this many hours; negative if it has expired. */
  hours?: number;
  idleMinutes?: number;
};

export type ASession = {
  id: string;
  token: string;
  /** The two ways a browser authenticates. */
  headers: { authorization: string };
  cookie: { cookie: string };
};

/** One sign-in of a member on a remembered device, as lib/sign-in would have stored it. */
export async function aSession(memberId: string, parts: SessionParts = {}): Promise<ASession> {
  const { deviceName = "Firefox on Android", device = newToken(), isRemembered = true, hours = 24 } = parts;
  const token = newToken();
  const [row] = await db().$queryRaw<{ id: string; expires_at: Date }[]>`
    INSERT INTO sessions (member_id, token_hash, end_hash, device_hash, device_name, network, remembered, last_seen_at, expires_at)
    VALUES (${memberId}::uuid, ${hashToken(token)}, ${hashToken(newToken())}, ${hashToken(device)}, ${deviceName},
            '203.0.113.0/24', ${isRemembered}, now() - make_interval(mins => ${parts.idleMinutes ?? 0}),
            now() + make_interval(hours => ${hours}))
    RETURNING id, expires_at`;
  if (!row) throw new Error("no session was made");
  await db().knownDevice.create({ data: { memberId, deviceHash: hashToken(device) } });
  const [, header] = await sessionCookieHeader({
    id: row.id,
    memberId,
    isRemembered,
    expiresAt: row.expires_at,
  });
  const [cookie = ""] = header.split(";");
  return { id: row.id, token, headers: { authorization: `Bearer ${token}` }, cookie: { cookie } };
}

/** A registered member with a unique address, signed in once. */
export async function aMember({ isRegistered = true, email = `m_${randomUUID()}@example.org` } = {}) {
  const { id } = await db().member.create({
    data: {
      email,
      ...(isRegistered && { audience: "founder", countrySlug: "kenya", consentedAt: new Date() }),
    },
    select: { id: true },
  });
  const session = await aSession(id);
  return { id, email, session, visit: await visitOf(session) };
}

/** The visit of this session; fails the test if it is not live. */
export async function visitOf({ headers }: ASession): Promise<Visit> {
  const visit = await findVisit({ headers: new Headers(headers) });
  if (!visit) throw new Error("the session is not live");
  return visit;
}

/** Whether the session is still valid, as bearer and as cookie. */
export async function isIn({ headers, cookie }: ASession): Promise<[boolean, boolean]> {
  const found = [headers, cookie].map((credentials) => findVisit({ headers: new Headers(credentials) }));
  const [byBearer, byCookie] = await Promise.all(found);
  return [byBearer !== undefined, byCookie !== undefined];
}

const origin = "http://localhost";

export const aPost = (path: string, body: unknown, headers: Record<string, string> = {}): Request =>
  new Request(origin + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

export const aForm = (
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Request => new Request(origin + path, { method: "POST", headers, body: new URLSearchParams(fields) });

export const aGet = (path: string, headers: Record<string, string> = {}): Request =>
  new Request(origin + path, { headers });

/** Files an enquiry from an address, spelled as given. */
export async function anEnquiry(email: string, text = randomUUID()): Promise<string> {
  const { reference } = await db().lead.create({
    data: {
      reference: `T-${randomUUID().slice(0, 18)}`,
      leadType: "country_question",
      countrySlug: "kenya",
      contactEmail: email,
      messages: [{ role: "user", text, ts: new Date().toISOString() }],
      page: "/start-business/kenya",
      idempotencyKey: `key:${randomUUID()}`,
      bodyHash: "none",
    },
    select: { reference: true },
  });
  return reference;
}

/** The audit operations of a member, oldest first. */
export async function actionsOf(memberId: string): Promise<string[]> {
  const rows = await db().auditEvent.findMany({
    where: { actorId: memberId },
    select: { action: true },
    orderBy: { id: "asc" },
  });
  return rows.map(({ action }) => action);
}
