import { endWith } from "#lib/ops/say.ts";
import { runChecks } from "./checks.ts";

/** `npm run check`: format, lint and types. */
async function main(): Promise<number> {
  const verdicts = await runChecks();
  for (const { name, isRight, seconds } of verdicts) {
    console.log(`  ${isRight ? "right" : "WRONG"}  ${name} (${seconds.toFixed(1)} s)`);
  }
  const wrong = verdicts.filter(({ isRight }) => !isRight);
  for (const { output } of wrong) console.log(`\n${output.trim()}`);
  return wrong.length === 0 ? 0 : 1;
}

main().then((code) => process.exit(code), endWith);
