import "./pseudo-locales.ts"; // before everything that reads the settings
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { showTool } from "#lib/ops/run.ts";
import { endWith, step } from "#lib/ops/say.ts";
import { buildForTests } from "./build-for-tests.ts";
import { closeOnSignal } from "./close-on-signal.ts";
import { literally, readArguments, selectTests } from "./select-tests.ts";
import { startSiteUnderTest } from "./site-under-test.ts";
import { openTestDatabase } from "./test-database.ts";

/** `npm run e2e -- part-of-a-path-or-name`: builds if the sources changed; starts site, mail server and database. */
async function main(): Promise<number> {
  const { names, options } = readArguments(process.argv.slice(2));
  const { files, title } = selectTests("tests/e2e/**/*.spec.ts", names);
  await buildForTests();
  const folder = mkdtempSync(path.join(tmpdir(), "akoma-e2e-"));
  const database = await openTestDatabase();
  closeOnSignal();
  try {
    const site = await step("Starting the site", () => startSiteUnderTest(folder, database.url));
    try {
      return await showTool(
        "playwright",
        [
          "test",
          "--config",
          "tests/playwright.config.ts",
          // The tests that search what all the others left behind do not run after only some of them.
          ...(files.length > 0 ? ["--no-deps", ...files.map((file) => literally(file))] : []),
          ...(title ? ["--grep", literally(title)] : []),
          ...options,
        ],
        site.env,
      );
    } finally {
      await site.stop();
    }
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

main().then((code) => process.exit(code), endWith);
