import { randomInt, randomUUID } from "node:crypto";
import { appendFileSync } from "node:fs";
import { aCookieJar } from "./cookie-jar.ts";
import { required } from "./required.ts";
import { waitForMail } from "./mailbox.ts";

type Ask = {
  method?: string;
  json?: unknown;
  form?: Record<string, string>;
  headers?: Record<string, string>;
};

/** An address that nobody else in the test run uses, so that limits of one test do not affect another. */
export const anAddress = (word = "member"): string => `${word}-${randomUUID()}@example.org`;

/** A unique network address of a caller; the site under test trusts X-Forwarded-For from this machine. */
export const aNetworkAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Stores responses for the test that searches them for secrets; the token that one contains is stored apart. */
function keep(path: string, answer: Response, body: string): void {
  const token = /"token":"([\w-]{43})"/.exec(body)?.[1];
  if (token) appendFileSync(required("TOKENS_FILE"), `${token}\n`);
  const shown = token ? body.replace(token, "") : body;
  appendFileSync(required("ANSWERS_FILE"), `${JSON.stringify({ path, status: answer.status, shown })}\n`);
}

function bodyOf({ json, form }: Ask): { body?: string; type?: Record<string, string> } {
  if (json !== undefined) return { body: JSON.stringify(json), type: { "content-type": "application/json" } };
  if (!form) return {};
  return {
    body: new URLSearchParams(form).toString(),
    type: { "content-type": "application/x-www-form-urlencoded" },
  };
}

/** A visitor with a separate browser: keeps cookies and follows no redirects. */
export function aVisitor({ origin = required("BASE_URL"), from = aNetworkAddress() } = {}) {
  const jar = aCookieJar();

  async function ask(path: string, options: Ask = {}) {
    const { body, type } = bodyOf(options);
    const answer = await fetch(origin + path, {
      method: options.method ?? (body === undefined ? "GET" : "POST"),
      redirect: "manual",
      headers: {
        "x-forwarded-for": from,
        ...jar.header(),
        ...type,
        ...options.headers,
      },
      ...(body !== undefined && { body }),
    });
    jar.keep(answer);
    const text = await answer.text();
    keep(path, answer, text);
    return { status: answer.status, headers: answer.headers, text, json: () => JSON.parse(text) as unknown };
  }

  return {
    cookies: jar.cookies,
    ask,
    requestCode: (email: string) => ask("/api/auth/login/request", { json: { email } }),
    verify: (email: string, code: string, headers: Record<string, string> = {}) =>
      ask("/api/auth/login/verify", { json: { email, code }, headers }),
  };
}

export type Visitor = ReturnType<typeof aVisitor>;

/** The six digits of the newest mail to `email`. */
export async function codeFor(email: string, since = 0): Promise<string> {
  const mail = await waitForMail(required("MAIL_FOLDER"), email, { subject: /code/i, since });
  const code = /(?<!\d)\d{6}(?!\d)/.exec(mail.subject ?? "")?.[0];
  if (!code) throw new Error("the mail carries no code");
  return code;
}

/** Signs a visitor in as a browser would, and returns the bearer token. */
export async function signIn(visitor: Visitor, email: string): Promise<string> {
  const since = Date.now();
  const asked = await visitor.requestCode(email);
  if (asked.status !== 200) throw new Error(`no code was sent: ${asked.status} ${asked.text}`);
  const answer = await visitor.verify(email, await codeFor(email, since));
  if (answer.status !== 200) throw new Error(`not signed in: ${answer.status} ${answer.text}`);
  return (answer.json() as { data: { token: string } }).data.token;
}
