import { showTool } from "#lib/ops/run.ts";
import { generateCode } from "#lib/ops/seal/build.ts";
import { endWith } from "#lib/ops/say.ts";
import { jestArguments, jestNodeOptions } from "./jest.ts";
import { readArguments, selectTests } from "./select-tests.ts";
import { openTestDatabase } from "./test-database.ts";
import { closeOnSignal } from "./close-on-signal.ts";

/** `npm run integration -- part-of-a-path-or-name`: starts a test database for it. */
async function main(): Promise<number> {
  const { names, options } = readArguments(process.argv.slice(2));
  const selection = selectTests("tests/integration/**/*.test.{ts,tsx}", names);
  await generateCode();
  const database = await openTestDatabase();
  closeOnSignal();
  try {
    return await showTool("jest", jestArguments(["integration"], selection, options), {
      NODE_ENV: "test",
      NODE_OPTIONS: jestNodeOptions,
      TEST_DATABASE_URL: database.url,
    });
  } finally {
    await database.close();
  }
}

main().then((code) => process.exit(code), endWith);
