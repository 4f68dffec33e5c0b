import { endWith } from "#lib/ops/say.ts";
import { generateCode } from "#lib/ops/seal/build.ts";
import { checkFormat, checkLint, checkTypes } from "./checks.ts";

/** `npm run check`: format, lint and types, in two lanes of about the same duration; each tool uses one core. */
async function main(): Promise<number> {
  const [lint, [types, format]] = await Promise.all([
    checkLint(),
    generateCode().then(async () => [await checkTypes(), await checkFormat()] as const),
  ]);
  const verdicts = [format, lint, types];
  for (const { name, isRight, seconds } of verdicts) {
    console.log(`  ${isRight ? "right" : "WRONG"}  ${name} (${seconds.toFixed(1)} s)`);
  }
  const wrong = verdicts.filter(({ isRight }) => !isRight);
  for (const { output } of wrong) console.log(`\n${output.trim()}`);
  return wrong.length === 0 ? 0 : 1;
}

main().then((code) => process.exit(code), endWith);
