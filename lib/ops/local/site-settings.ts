import { isLoopback, checkProduction } from "../serve/check-production.ts";
import { createServer } from "node:net";
import { env, type Env } from "#lib/platform/env.ts";
import { Refusal, codeOf } from "../say.ts";
import path from "node:path";
import { keptSecret } from "./site-secret.ts";
import { makeFolder } from "./make-folder.ts";
import { dataHome } from "../paths.ts";

/**
 * The hostname for Next's development server. Next uses "localhost" for this machine in every address it passes to the
 * middleware. Given another name, it takes the middleware's rewrites for another site's and calls itself endlessly.
 */
export const devHost = (host: string): string => (isLoopback(host) ? "localhost" : host);

/** Throws a Refusal if the port is in use, before anything is started. `command` is the command that was run. */
export async function checkPort(command: string): Promise<void> {
  const probe = createServer();
  const isFree = await new Promise<boolean>((resolve, reject) => {
    probe.once("error", (fault) => (codeOf(fault) === "EADDRINUSE" ? resolve(false) : reject(fault)));
    probe.listen(env.PORT, env.HOST, () => probe.close(() => resolve(true)));
  });
  if (isFree) return;
  throw new Refusal(
    `Port ${env.PORT} is in use. Stop what runs there, or set PORT to another one: PORT=3001 ${command}`,
  );
}

const outboxFolder = path.join(dataHome, "outbox");

/**
 * Whether this start is the local demo: there is no mail server, only this machine has access, and it is not
 * production.
 */
function isDemo(env: Env): boolean {
  if (env.LOCAL_DEMO) return true;
  if (env.SMTP_URL || env.NODE_ENV === "production") return false;
  if (isLoopback(env.HOST)) return true;
  throw new Refusal(
    `HOST is ${env.HOST}, which others may reach, so sign-in codes must be mailed: set SMTP_URL. For a look on this machine alone, use HOST=127.0.0.1.`,
  );
}

/** Throws a Refusal for settings with which `npm start` does not run, before anything is started. */
export function checkStart(env: Env): void {
  const isProduction = env.NODE_ENV === "production";
  checkProduction(
    { ...env, LOCAL_DEMO: isDemo(env), AUTH_SECRET: env.AUTH_SECRET ?? "made or read later" },
    { hasParent: !isProduction },
  );
}

/** The address in mails of this start. Pages keep the address they were built with. */
function servedAt(env: Env): string {
  const host = ["0.0.0.0", "::"].includes(env.HOST) ? "localhost" : env.HOST;
  return `http://${host.includes(":") ? `[${host}]` : host}:${env.PORT}`;
}

/** The settings for the site of `npm start` besides those it inherits, and the sentence to print about mail. */
export function siteSettings(env: Env): { settings: Record<string, string>; mailSentence: string } {
  const hasOwnAddress = Boolean(process.env["SITE_URL"]);
  const shared = {
    AUTH_SECRET: env.AUTH_SECRET ?? keptSecret(),
    ...(!hasOwnAddress && env.PORT > 0 && { SITE_URL: servedAt(env) }),
  };
  if (!isDemo(env)) {
    const server = env.SMTP_URL ? new URL(env.SMTP_URL).host : "";
    return { settings: shared, mailSentence: `Mail is handed to ${server}` };
  }
  const outbox = path.resolve(env.OUTBOX_DIR ?? outboxFolder);
  makeFolder(outbox, "OUTBOX_DIR", 0o700);
  return {
    settings: { ...shared, LOCAL_DEMO: "true", OUTBOX_DIR: outbox },
    mailSentence: `Sign-in codes are shown on the page; mail is written to ${outbox}`,
  };
}
