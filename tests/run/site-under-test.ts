import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { startMailServer } from "#tests/support/mail-server.ts";
import { findChromium } from "#lib/ops/cli/chromium.ts";
import { spawnSite } from "#lib/ops/run.ts";
import { Refusal } from "#lib/ops/say.ts";

/** The key of this test run. What one of its sites seals, any other can open. */
export const secret = randomBytes(36).toString("base64");

/** The settings of the site under test, and of sites that a test starts. */
const siteSettings = (smtpUrl: string) => ({
  AUTH_SECRET: secret,
  SMTP_URL: smtpUrl,
  LOCAL_DEMO: "",
  // A test may send requests from many addresses.
  TRUSTED_PROXIES: "127.0.0.1,::1",
  DIASPORA_HOSTS: "diaspora.test",
  IMPACT_HOSTS: "impact.test",
  CREDIT_UNION_HOSTS: "union.test",
});

const shownOfLog = 6_000;
/** The end of a site's log. */
const endOf = (log: string): string => readFileSync(log, "utf8").trim().slice(-shownOfLog);

export type SiteUnderTest = {
  /** The environment variables for the browser tests. */
  env: Record<string, string>;
  stop: () => Promise<void>;
};

/**
 * The built site with a mail server. Its mail, its log, its reports and every response are kept in `folder` for the
 * tests that search them.
 */
export async function startSiteUnderTest(folder: string, databaseUrl: string): Promise<SiteUnderTest> {
  const kept = {
    MAIL_FOLDER: path.join(folder, "mail"),
    LOG_FILE: path.join(folder, "site.log"),
    ANSWERS_FILE: path.join(folder, "answers.jsonl"),
    TOKENS_FILE: path.join(folder, "tokens.txt"),
    REPORT_FOLDER: path.join(folder, "reports"),
  };
  for (const file of [kept.ANSWERS_FILE, kept.TOKENS_FILE]) writeFileSync(file, "");
  mkdirSync(kept.REPORT_FOLDER);
  const mail = await startMailServer({ folder: kept.MAIL_FOLDER });
  const settings = siteSettings(mail.url);
  const output = openSync(kept.LOG_FILE, "a", 0o600);
  const site = spawnSite(
    {
      DATABASE_URL: databaseUrl,
      // Tests that send fifty requests at once check who wins. How long a request may wait is tested on other sites.
      DATABASE_WAIT_MS: "5000",
      PORT: "0",
      STYLEGUIDE: "true",
      LOG_LEVEL: "info",
      // On SIGUSR2 it writes a report of its memory use.
      NODE_OPTIONS: `--report-on-signal --report-exclude-env --report-directory=${kept.REPORT_FOLDER}`,
      ...settings,
    },
    { output },
  );
  const ended = once(site, "exit");
  let isStopping = false;
  void ended.then(([code, signal]) => {
    if (!isStopping)
      console.error(
        `\nThe site under test ended by itself (${String(code ?? signal)}):\n${endOf(kept.LOG_FILE)}`,
      );
  });
  const stop = async () => {
    isStopping = true;
    site.kill("SIGTERM");
    await ended;
    await mail.stop();
    closeSync(output);
  };
  const port = await Promise.race([
    once(site, "message").then(([message]) => (message as { port: number }).port),
    ended.then(() => undefined),
  ]);
  if (port === undefined) {
    await stop();
    throw new Refusal("The site did not start for the browser tests.");
  }
  const env = {
    ...settings,
    ...kept,
    SITE_PID: String(site.pid),
    BASE_URL: `http://127.0.0.1:${port}`,
    TEST_DATABASE_URL: databaseUrl,
    CHROMIUM: await findChromium(),
    NODE_OPTIONS: "--conditions=react-server", // tests may use modules marked `server-only`
  };
  return { env, stop };
}
