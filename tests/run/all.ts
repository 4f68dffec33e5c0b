import "./pseudo-locales.ts"; // before everything that reads the settings
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { startPostgres } from "#lib/ops/local/postgres.ts";
import { prepareDatabase } from "#lib/ops/local/migrate.ts";
import { runTool, stopTools } from "#lib/ops/run.ts";
import { inRoot } from "#lib/ops/paths.ts";
import { endWith, Refusal, step } from "#lib/ops/say.ts";
import { generateCode } from "#lib/ops/seal/build.ts";
import { checkFormat, checkLint, checkTypes } from "./checks.ts";
import { jestFileTimes, playwrightFileTimes, type JestReport, type PlaywrightReport } from "./file-times.ts";
import { jestArguments, jestNodeOptions, unitProjects } from "./jest.ts";
import { secret, startSiteUnderTest } from "./site-under-test.ts";
import { aTally } from "./tally.ts";

const tally = aTally();

/** Runs before the tests: beside them it would slow them down, and the build rewrites the types of routes. */
async function checkSources(): Promise<void> {
  const verdicts = await step("Types, lint and format", () =>
    Promise.all([checkTypes(), checkLint(), checkFormat()]),
  );
  for (const verdict of verdicts) tally.countVerdict(verdict);
}

/** Runs in a separate process, whose output does not mix with that of parallel steps. Returns whether it succeeded. */
async function buildSite(): Promise<boolean> {
  const { code, output } = await tally.time("build and seal", () =>
    runTool("node", ["--conditions=react-server", inRoot("tests/run/build-for-tests.ts")]),
  );
  const isBuilt = code === 0;
  if (!isBuilt) console.log(`\n${output.trimEnd()}`);
  tally.count({ passed: isBuilt ? 1 : 0, failed: isBuilt ? 0 : 1 });
  return isBuilt;
}

async function runJest(folder: string, databaseUrl: string): Promise<void> {
  const reportFile = path.join(folder, "jest.json");
  const options = ["--json", `--outputFile=${reportFile}`, `--maxWorkers=${availableParallelism()}`];
  const env = {
    NODE_ENV: "test",
    NODE_OPTIONS: jestNodeOptions,
    TEST_DATABASE_URL: databaseUrl,
    AUTH_SECRET: secret,
    EXTRA_LOCALES: "",
  };
  const projects = [...unitProjects, "integration"];
  const { code, output } = await tally.time("unit and integration tests", () =>
    runTool("jest", jestArguments(projects, { files: [] }, options), { env }),
  );
  if (code !== 0) console.log(`\n${output.trimEnd()}`);
  const report = JSON.parse(readFileSync(reportFile, "utf8")) as JestReport;
  tally.addFiles(jestFileTimes(report));
  // A suite that cannot be loaded has failed, though none of its tests ran.
  const failed = Math.max(report.numFailedTests, report.numFailedTestSuites, code === 0 ? 0 : 1);
  tally.count({ passed: report.numPassedTests, failed });
}

/**
 * Runs both in parallel: a build waits for the disk, and uses one thread for a part of its time. Returns whether the
 * site was built.
 */
async function runJestAndBuild(folder: string, databaseUrl: string): Promise<boolean> {
  const [isBuilt] = await step("Unit tests, integration tests and the build", () =>
    Promise.all([buildSite(), runJest(folder, databaseUrl)]),
  );
  return isBuilt;
}

async function runPlaywright(folder: string, databaseUrl: string): Promise<void> {
  const reportFile = path.join(folder, "playwright.json");
  const site = await startSiteUnderTest(folder, databaseUrl);
  try {
    const env = { ...site.env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile };
    const { code, output } = await tally.time("tests in the browser", () =>
      step("Tests in the browser", () =>
        runTool("playwright", ["test", "--config", "tests/playwright.config.ts"], { env }),
      ),
    );
    if (code !== 0) console.log(output.trimEnd());
    const report = JSON.parse(readFileSync(reportFile, "utf8")) as PlaywrightReport;
    tally.addFiles(playwrightFileTimes(report));
    const { stats } = report;
    const failed = stats.unexpected + stats.flaky;
    tally.count({ passed: stats.expected, failed: failed || (code === 0 ? 0 : 1) });
  } finally {
    await site.stop();
  }
}

async function runOnDatabase(folder: string): Promise<void> {
  let stopDatabase = async () => {};
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (isStopping) return; // a signal to the process group arrives here directly, and again through npm
      isStopping = true;
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
    await checkSources();
    const isBuilt = await runJestAndBuild(folder, database.url);
    if (isBuilt) await runPlaywright(folder, database.url);
  } finally {
    await database.stop();
  }
}

/** `npm test`: everything that CI requires. Its last line counts what passed and failed. */
async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "akoma-test-"));
  await generateCode();
  try {
    await runOnDatabase(folder);
  } catch (thrown) {
    tally.count({ passed: 0, failed: 1 });
    if (!(thrown instanceof Refusal)) throw thrown;
    console.error(thrown.message);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    tally.print();
  }
}

main().then(() => process.exit(tally.hasFailed() ? 1 : 0), endWith);
