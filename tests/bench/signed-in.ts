import { createHash, randomBytes } from "node:crypto";
import pg from "pg";
import { load } from "./load.ts";
import { startSite } from "./servers.ts";

const connections = 16;
/** A page made for one member costs a hundred times what a call costs: as many at once as this machine has cores. */
const pageConnections = 2;

/** A member with a session, put in as sign-in would, and the bearer that opens it. */
export async function insertSession(url: string, role = "member"): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const hash = (text: string) => createHash("sha256").update(text).digest("base64url");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `with member as (
       insert into members (email, role, audience, country_slug, consented_at)
       values ($4 || '@example.org', $4::role, 'business', 'ghana', now()) returning id
     )
     insert into sessions (member_id, token_hash, end_hash, device_hash, device_name, network, remembered, expires_at)
     select id, $1, $2, $3, 'A browser', '127.0.0.0/24', true, now() + interval '1 day' from member`,
    [hash(token), hash(`${token}-end`), hash(`${token}-device`), role],
  );
  await client.end();
  return token;
}

/** The cookie that a browser with this bearer is given. */
export async function cookieOf(siteUrl: string, token: string): Promise<string> {
  const answer = await fetch(`${siteUrl}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
}

export type SignedIn = { meP99Ms: number; mePerSecond: number; pageP99Ms: number; pagePerSecond: number };

/** How fast a site just started knows who asks, and how fast it shows a member's page, with the database in the way. */
export async function measureSignedIn(databaseUrl: string): Promise<SignedIn> {
  const token = await insertSession(databaseUrl);
  const site = await startSite({ DATABASE_URL: databaseUrl });
  try {
    const bearer = { authorization: `Bearer ${token}` };
    const cookie = await cookieOf(site.url, token);
    const me = { paths: ["/api/auth/me"], connections, headers: { ...bearer, cookie } }; // as a browser asks
    const page = { paths: ["/portal/afrivent"], connections: pageConnections, headers: { cookie } };
    await load(site.url, { ...me, seconds: 2 }); // warm
    await load(site.url, { ...page, seconds: 3 });
    const mine = await load(site.url, { ...me, seconds: 8 });
    const gated = await load(site.url, { ...page, seconds: 8 });
    return {
      meP99Ms: mine.p99Ms,
      mePerSecond: mine.perSecond,
      pageP99Ms: gated.p99Ms,
      pagePerSecond: gated.perSecond,
    };
  } finally {
    await site.stop();
  }
}
