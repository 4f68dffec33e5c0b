import { showTool } from "#lib/ops/run.ts";
import { generateCode } from "#lib/ops/seal/build.ts";
import { endWith } from "#lib/ops/say.ts";
import { jestArguments, jestNodeOptions, unitProjects } from "./jest.ts";
import { readArguments, selectTests } from "./select-tests.ts";

/** `npm run unit -- part-of-a-path-or-name [--watch]` */
async function main(): Promise<number> {
  const { names, options } = readArguments(process.argv.slice(2));
  const selection = selectTests("tests/unit/**/*.test.{ts,tsx}", names);
  // Jest's own --watch runs what changed since the last commit; named tests should run at every change.
  const handedOn = options.map((one) => (one === "--watch" && names.length > 0 ? "--watchAll" : one));
  await generateCode();
  return showTool("jest", jestArguments(unitProjects, selection, handedOn), {
    NODE_ENV: "test",
    NODE_OPTIONS: jestNodeOptions,
  });
}

main().then((code) => process.exit(code), endWith);
