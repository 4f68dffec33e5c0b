import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startPostgres } from "#lib/ops/local/postgres.ts";
import { prepareDatabase } from "#lib/ops/local/prepare-database.ts";
import { runTool, stopTools } from "#lib/ops/run.ts";
import { endWith, Refusal, step } from "#lib/ops/say.ts";
import { build, generateClient, isBuilt } from "#lib/ops/seal/build.ts";
import { runChecks } from "./checks.ts";
import { jestArguments, jestNodeOptions } from "./jest.ts";
import { secret, startSiteUnderTest } from "./site-under-test.ts";

type Tally = { passed: number; failed: number };

const tally: Tally = { passed: 0, failed: 0 };

function count({ passed, failed }: Tally): void {
  tally.passed += passed;
  tally.failed += failed;
}

async function check(): Promise<void> {
  for (const { isRight, output } of await step("Types, format and lint", runChecks)) {
    count(isRight ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
    if (!isRight) console.log(output.trimEnd());
  }
}

async function runJest(reportFile: string, databaseUrl: string): Promise<void> {
  const args = jestArguments(["unit", "integration"], { files: [] }, [
    "--json",
    `--outputFile=${reportFile}`,
  ]);
  const env = {
    NODE_ENV: "test",
    NODE_OPTIONS: jestNodeOptions,
    TEST_DATABASE_URL: databaseUrl,
    AUTH_SECRET: secret,
  };
  const { code, output } = await step("Unit and integration tests", () => runTool("jest", args, { env }));
  if (code !== 0) console.log(output.trimEnd());
  const report = JSON.parse(readFileSync(reportFile, "utf8")) as {
    numPassedTests: number;
    numFailedTests: number;
    numFailedTestSuites: number;
  };
  // A suite that cannot even be loaded has failed, though none of its tests ran.
  const failed = Math.max(report.numFailedTests, report.numFailedTestSuites, code === 0 ? 0 : 1);
  count({ passed: report.numPassedTests, failed });
}

async function runPlaywright(folder: string, databaseUrl: string): Promise<void> {
  const reportFile = path.join(folder, "playwright.json");
  const site = await startSiteUnderTest(folder, databaseUrl);
  try {
    const env = { ...site.env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile };
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
    await site.stop();
  }
}

/** `npm test`: everything CI asks for, ending with one line that counts what passed and failed. */
async function main(): Promise<void> {
  const reports = mkdtempSync(path.join(tmpdir(), "akoma-test-"));
  await generateClient();
  await check();
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
