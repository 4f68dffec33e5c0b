import { build, isBuilt } from "#lib/ops/seal/build.ts";
import { endWith } from "#lib/ops/say.ts";
import { evaluateSite } from "#tests/eval/evaluate-site.ts";
import { missedBounds, report } from "#tests/eval/report.ts";

/** `npm run eval`: builds what changed and puts the frozen questions to it; ends with 1 where a bound is not kept. */
async function main(): Promise<number> {
  if (!isBuilt()) await build();
  const evaluation = evaluateSite();
  console.log(report(evaluation, { withFailures: true }));
  const missed = missedBounds(evaluation);
  console.log(missed.length === 0 ? "\nEvery bound is kept." : `\nNot kept: ${missed.join(", ")}.`);
  return missed.length === 0 ? 0 : 1;
}

main().then((code) => process.exit(code), endWith);
