import { endWith } from "#lib/ops/say.ts";
import { evaluateSite } from "#tests/eval/evaluate-site.ts";
import { holds } from "#tests/eval/figure.ts";
import { reportFresh } from "#tests/eval/report-fresh.ts";
import { missedBounds, report } from "#tests/eval/report.ts";
import { buildForTests } from "./build-for-tests.ts";

/**
 * `npm run eval`: builds what changed and asks it the frozen questions: those the rules were tuned on, and those they
 * were not. Exits with 1 if a figure is below its minimum.
 */
async function main(): Promise<number> {
  await buildForTests();
  const tuned = evaluateSite("tuned");
  const fresh = evaluateSite("fresh");
  console.log(`Tuned on (frozen questions, with bounds)\n\n${report(tuned, { withFailures: true })}`);
  console.log(`\n${reportFresh(fresh, tuned, { withFailures: true })}`);
  const missed = [
    ...missedBounds(tuned),
    ...fresh.figures.filter((one) => !holds(one)).map(({ name }) => `${name} (never tuned on)`),
  ];
  console.log(missed.length === 0 ? "\nEvery bound is kept." : `\nNot kept: ${missed.join(", ")}.`);
  return missed.length === 0 ? 0 : 1;
}

main().then((code) => process.exit(code), endWith);
