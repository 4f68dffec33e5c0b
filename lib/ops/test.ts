import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build, generateClient, isBuilt } from "./build.ts";
import { findChromium } from "./chromium.ts";
import { startPostgres } from "./postgres.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { runTool, spawnSite, stopTools } from "./run.ts";
import { endWith, Refusal, step } from "./say.ts";

type Tally = { passed: number; failed: number };

const tally: Tally = { passed: 0, failed: 0 };

function count({ passed, failed }: Tally): void {
  tally.passed += passed;
  tally.failed += failed;
}

/** One tool that is right or wrong as a whole. */
async function check(name: string, tool: string, args: readonly string[]): Promise<void> {
  const { code, output } = await step(name, () => runTool(tool, args));
  count(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  if (code !== 0) console.log(output.trimEnd());
}

async function runJest(reportFile: string, databaseUrl: string): Promise<void> {
  const args = ["--experimental-vm-modules", "--no-warnings", "node_modules/jest/bin/jest.js", "--config", "tests/jest.config.mjs", "--json", `--outputFile=${reportFile}`]; // prettier-ignore
  const { code, output } = await step("Unit and integration tests", () =>
    runTool("node", args, { env: { NODE_ENV: "test", TEST_DATABASE_URL: databaseUrl } }),
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

async function runPlaywright(reportFile: string, databaseUrl: string): Promise<void> {
  const site = spawnSite({ DATABASE_URL: databaseUrl, PORT: "0", STYLEGUIDE: "true" });
  const ended = once(site, "exit");
  try {
    const [message] = (await Promise.race([
      once(site, "message"),
      ended.then(() => Promise.reject(new Refusal("The site did not start for the browser tests."))),
    ])) as [{ port: number }];
    const env = {
      BASE_URL: `http://127.0.0.1:${message.port}`,
      TEST_DATABASE_URL: databaseUrl,
      CHROMIUM: await findChromium(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
    };
    const { code, output } = await step("Tests in the browser", () =>
      runTool("playwright", ["test", "--config", "tests/playwright.config.ts"], { env }),
    );
    if (code !== 0) console.log(output.trimEnd());
    const { stats } = JSON.parse(readFileSync(reportFile, "utf8")) as {
      stats: { expected: number; unexpected: number; flaky: number };
    };
    const failed = stats.unexpected + stats.flaky;
    count({ passed: stats.expected, failed: failed || (code === 0 ? 0 : 1) });
  } finally {
    site.kill("SIGTERM");
    await ended;
  }
}

/** `npm test`: everything CI asks for, ending with one line that counts what passed and failed. */
async function main(): Promise<void> {
  const reports = mkdtempSync(path.join(tmpdir(), "akoma-test-"));
  await generateClient();
  await check("Format", "prettier", ["--check", "--log-level", "warn", "."]);
  await check("Lint and import directions", "eslint", ["--max-warnings", "0", "."]);
  await check("Route types", "next", ["typegen"]);
  await check("Types", "tsc", ["--noEmit"]);
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
    await runPlaywright(path.join(reports, "playwright.json"), database.url);
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
