import { createHash, randomBytes } from "node:crypto";
import pg from "pg";

/** Inserts a member with a session, as sign-in would, and returns its bearer token. */
export async function insertSession(url: string, role = "member"): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const hash = (text: string) => createHash("sha256").update(text).digest("base64url");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `with member as (
       insert into members (email, role, audience, country_slug, consented_at)
       values ($1 || '@example.org', $4::role, 'business', 'ghana', now()) returning id
     )
     insert into sessions (member_id, token_hash, end_hash, device_hash, device_name, network, remembered, expires_at)
     select id, $1, $2, $3, 'A browser', '127.0.0.0/24', true, now() + interval '1 day' from member`,
    [hash(token), hash(`${token}-end`), hash(`${token}-device`), role],
  );
  await client.end();
  return token;
}

/** The cookie that a browser with this bearer token receives. */
export async function cookieOf(siteUrl: string, token: string): Promise<string> {
  const answer = await fetch(`${siteUrl}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
}
