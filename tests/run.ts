import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startMailServer } from "#tests/support/mail-server.ts";
import { build, generateClient, isBuilt } from "#lib/ops/seal/build.ts";
import { findChromium } from "#lib/ops/cli/chromium.ts";
import { startPostgres } from "#lib/ops/local/postgres.ts";
import { prepareDatabase } from "#lib/ops/local/prepare-database.ts";
import { runTool, spawnSite, stopTools } from "#lib/ops/run.ts";
import { endWith, Refusal, step } from "#lib/ops/say.ts";

type Tally = { passed: number; failed: number };

/** The key of this test run. What is sealed by one of its sites, any other can open. */
const secret = randomBytes(36).toString("base64");

const tally: Tally = { passed: 0, failed: 0 };

function count({ passed, failed }: Tally): void {
  tally.passed += passed;
  tally.failed += failed;
}

/** One tool that is right or wrong as a whole. */
async function check(tool: string, args: readonly string[]): Promise<void> {
  const { code, output } = await runTool(tool, args);
  count(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  if (code !== 0) console.log(output.trimEnd());
}

async function runJest(reportFile: string, databaseUrl: string): Promise<void> {
  const args = ["--experimental-vm-modules", "--no-warnings", "node_modules/jest/bin/jest.js", "--config", "tests/jest.config.mjs", "--json", `--outputFile=${reportFile}`]; // prettier-ignore
  const { code, output } = await step("Unit and integration tests", () =>
    runTool("node", args, { env: { NODE_ENV: "test", TEST_DATABASE_URL: databaseUrl, AUTH_SECRET: secret } }),
  );
  if (code !== 0) console.log(output.trimEnd());
  const report = JSON.parse(readFileSync(reportFile, "utf8")) as {
    numPassedTests: number;
    numFailedTests: number;
    numFailedTestSuites: number;
    numTotalTests: number;
  };
  // A suite that cannot even be loaded has failed, though none of its tests ran.
  const failed = Math.max(report.numFailedTests, report.numFailedTestSuites, code === 0 ? 0 : 1);
  count({ passed: report.numPassedTests, failed });
}

/** What the site under test is told; sites that a test starts are told the same. */
const siteSettings = (smtpUrl: string) => ({
  AUTH_SECRET: secret,
  SMTP_URL: smtpUrl,
  LOCAL_DEMO: "",
  // A test may come from many addresses.
  TRUSTED_PROXIES: "127.0.0.1,::1",
  DIASPORA_HOSTS: "diaspora.test",
  IMPACT_HOSTS: "impact.test",
  CREDIT_UNION_HOSTS: "union.test",
});

/** A site with a mail server beside it. Its mail, its log and every answer are kept for the tests that search them. */
async function runPlaywright(folder: string, databaseUrl: string): Promise<void> {
  const reportFile = path.join(folder, "playwright.json");
  const kept = {
    MAIL_FOLDER: path.join(folder, "mail"),
    LOG_FILE: path.join(folder, "site.log"),
    ANSWERS_FILE: path.join(folder, "answers.jsonl"),
    TOKENS_FILE: path.join(folder, "tokens.txt"),
  };
  for (const file of [kept.ANSWERS_FILE, kept.TOKENS_FILE]) writeFileSync(file, "");
  const mail = await startMailServer({ folder: kept.MAIL_FOLDER });
  const settings = siteSettings(mail.url);
  const output = openSync(kept.LOG_FILE, "a", 0o600);
  const site = spawnSite(
    {
      DATABASE_URL: databaseUrl,
      // Tests that ask fifty things at once are about who wins; how long one may wait, sites of their own are asked.
      DATABASE_WAIT_MS: "5000",
      PORT: "0",
      STYLEGUIDE: "true",
      LOG_LEVEL: "info",
      ...settings,
    },
    { output },
  );
  const ended = once(site, "exit");
  try {
    const [message] = (await Promise.race([
      once(site, "message"),
      ended.then(() =>
        Promise.reject(
          new Refusal(
            `The site did not start for the browser tests:\n${readFileSync(kept.LOG_FILE, "utf8").trim()}`,
          ),
        ),
      ),
    ])) as [{ port: number }];
    const env = {
      ...settings,
      ...kept,
      BASE_URL: `http://127.0.0.1:${message.port}`,
      TEST_DATABASE_URL: databaseUrl,
      CHROMIUM: await findChromium(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
      NODE_OPTIONS: "--conditions=react-server", // tests may use modules marked `server-only`
    };
    const { code, output: said } = await step("Tests in the browser", () =>
      runTool("playwright", ["test", "--config", "tests/playwright.config.ts"], { env }),
    );
    if (code !== 0) console.log(said.trimEnd());
    const { stats } = JSON.parse(readFileSync(reportFile, "utf8")) as {
      stats: { expected: number; unexpected: number; flaky: number };
    };
    const failed = stats.unexpected + stats.flaky;
    count({ passed: stats.expected, failed: failed || (code === 0 ? 0 : 1) });
  } finally {
    site.kill("SIGTERM");
    await ended;
    await mail.stop();
    closeSync(output);
  }
}

/** `npm test`: everything CI asks for, ending with one line that counts what passed and failed. */
async function main(): Promise<void> {
  const reports = mkdtempSync(path.join(tmpdir(), "akoma-test-"));
  await generateClient();
  await step("Types, format, lint and import directions", async () => {
    await check("next", ["typegen"]);
    // Beside each other: each of them is bound to one core.
    await Promise.all([
      check("eslint", ["--max-warnings", "0", "."]),
      check("prettier", ["--check", "--log-level", "warn", "."]).then(() => check("tsc", ["--noEmit"])),
    ]);
  });
  let stopDatabase = async () => {};
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => {
      stopTools();
      void stopDatabase().finally(() => process.exit(130));
    });
  }
  const database = await step("Starting a database for the tests", () =>
    startPostgres(`test-${process.pid}`, { throwaway: true }),
  );
  stopDatabase = database.stop;
  try {
    await prepareDatabase(database.url);
    await runJest(path.join(reports, "jest.json"), database.url);
    if (!isBuilt()) await build();
    count({ passed: 1, failed: 0 });
    await runPlaywright(reports, database.url);
  } catch (thrown) {
    count({ passed: 0, failed: 1 });
    if (!(thrown instanceof Refusal)) throw thrown;
    console.error(thrown.message);
  } finally {
    await database.stop();
    rmSync(reports, { recursive: true, force: true });
    console.log(`${tally.passed} passed, ${tally.failed} failed`);
  }
}

main().then(() => process.exit(tally.failed === 0 ? 0 : 1), endWith);
