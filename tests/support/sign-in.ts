import "./local-demo.ts";
import { randomInt, randomUUID } from "node:crypto";
import { POST as requestRoute } from "#app/api/auth/login/request/route.ts";
import { POST as verifyRoute } from "#app/api/auth/login/verify/route.ts";
import { GET as meRoute } from "#app/api/auth/me/route.ts";
import { POST as signOutRoute } from "#app/api/auth/sign-out/route.ts";
import { db } from "#lib/platform/db.ts";
import { forgetRefusal } from "#lib/services/limits/refusals.ts";
import { rateKey } from "#lib/services/limits/rate-key.ts";
import type { Policy } from "#lib/services/limits/index.ts";
import { aCookieJar } from "./cookie-jar.ts";

type Handler = (request: Request) => Response | Promise<Response>;
type Sent = { json?: unknown; form?: Record<string, string>; headers?: Record<string, string> };

/** An address that no other test uses, so that limits of one test do not affect another. */
export const anEmail = (): string => `member-${randomUUID()}@example.org`;

export const aNetwork = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

function bodyOf({ json, form }: Sent): { body?: string | FormData; type?: Record<string, string> } {
  if (json !== undefined) return { body: JSON.stringify(json), type: { "content-type": "application/json" } };
  if (!form) return {};
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.set(name, value);
  return { body };
}

/** A separate browser that keeps its cookies and comes from one network until `moveOn`. */
export function aBrowser({
  userAgent = "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0",
} = {}) {
  const jar = aCookieJar();
  let network = aNetwork();

  async function send(handler: Handler, path: string, sent: Sent = {}): Promise<Response> {
    const { body, type } = bodyOf(sent);
    const request = new Request(`http://localhost:3000${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        "user-agent": userAgent,
        "x-forwarded-for": network,
        ...jar.header(),
        ...type,
        ...sent.headers,
      },
      ...(body !== undefined && { body }),
    });
    const answer = await handler(request);
    jar.keep(answer);
    return answer;
  }

  return {
    cookies: jar.cookies,
    send,
    moveOn: () => void (network = aNetwork()),
    network: () => network,
    cameFrom: (other: string) => void (network = other),
    request: (email: string, more: object = {}) =>
      send(requestRoute, "/api/auth/login/request", { json: { email, ...more } }),
    verify: (email: string, code: string, more: object = {}) =>
      send(verifyRoute, "/api/auth/login/verify", { json: { email, code, ...more } }),
    me: (headers: Record<string, string> = {}) => send(meRoute, "/api/auth/me", { headers }),
    signOut: (headers: Record<string, string> = {}) =>
      send(signOutRoute, "/api/auth/sign-out", { json: {}, headers }),
  };
}
export type Browser = ReturnType<typeof aBrowser>;

export const dataOf = async <T>(answer: Response): Promise<T> => ((await answer.json()) as { data: T }).data;

/** Requests a code and returns it. */
export async function aCode(browser: Browser, email: string, more: object = {}): Promise<string> {
  const answer = await browser.request(email, more);
  if (answer.status !== 200) throw new Error(`no code: ${answer.status} ${await answer.text()}`);
  return (await dataOf<{ code: string }>(answer)).code;
}

/** A different code. */
export const notThe = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

/** Signs in and returns the bearer token. Clears the limit of one code a minute first. */
export async function signIn(browser: Browser, email: string, more: object = {}): Promise<string> {
  await forgetMails(email);
  const answer = await browser.verify(email, await aCode(browser, email), more);
  if (answer.status !== 200) throw new Error(`not signed in: ${answer.status} ${await answer.text()}`);
  return (await dataOf<{ token: string }>(answer)).token;
}

export async function forgetLimits(policies: Policy[], subject: string): Promise<void> {
  const keys = policies.map((name) => rateKey(name, subject));
  await db().rateWindow.deleteMany({ where: { key: { in: keys } } });
  for (const key of keys) forgetRefusal(key);
}

/** Makes the last code mail to this address look as if it had been requested long ago. */
export const forgetMails = (email: string): Promise<void> =>
  forgetLimits(["codeMail", "codeMailKnown"], email);

/** The sessions of an address, newest first. */
export const sessionsOf = (email: string) =>
  db().session.findMany({ where: { member: { email } }, orderBy: { createdAt: "desc" } });
