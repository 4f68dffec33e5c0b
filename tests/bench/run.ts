import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { build, isBuilt } from "#lib/ops/seal/build.ts";
import { Refusal, endWith } from "../../lib/ops/say.ts";
import { measureBuild } from "./build-time.ts";
import { budgets, type SubjectName } from "./budgets.ts";
import { prepareGround, type Ground } from "./ground.ts";
import { watchProcessor } from "./processor.ts";
import { isDisturbed, leastDisturbed, mostDisturbance, nextToRepeat, type Attempt } from "./repeats.ts";
import { subjects } from "./subjects.ts";
import { canWait, judge, passOver, verdictOf, type Judged } from "./verdict.ts";

/** The limit for the whole run without the build, including further attempts on a busy machine. */
const mostSeconds = 480;
/** A subject that can wait is started if this much time is left: none takes longer on a calm machine. */
const secondsToWaitFor = 90;
/** How long the cleanup at the end takes. */
const lastSeconds = 25;

type Measured = {
  name: SubjectName;
  title: string;
  isTimed: boolean;
  work: (ground: Ground) => Promise<{ values: Readonly<Record<string, number>>; notes: readonly string[] }>;
  attempts: Attempt[];
};
type Roots = () => readonly number[];

const judgeBy = (name: SubjectName, attempt: Attempt): Judged[] =>
  judge(name, attempt.values, budgets[name], !isDisturbed(attempt));
const percent = (share: number): string => `${Math.round(share * 100)} %`;

function print({ name, value, limit, unit, bound, holds }: Judged): void {
  const figure = `${value.toFixed(2)} ${unit}`.padStart(16);
  console.log(
    `${holds === null ? "  --  " : holds ? "  ok  " : " OVER "} ${name.padEnd(84)} ${figure}   ${bound} ${limit} ${unit}`,
  );
}

/**
 * Measures a subject once, and prints the result and who else had the processors meanwhile. A subject that is not
 * judged on a busy machine may fail there, because a browser waits only so long.
 */
async function attempt(run: Measured, work: () => ReturnType<Measured["work"]>, roots: Roots): Promise<void> {
  const disturbance = watchProcessor(roots);
  const begun = performance.now();
  const outcome = await work().catch((thrown: unknown) => ({ thrown }));
  const seconds = (performance.now() - begun) / 1000;
  const { stolen, others } = disturbance();
  if ("thrown" in outcome) {
    if (!canWait(budgets[run.name]) || stolen + others <= mostDisturbance) throw outcome.thrown;
    console.log(`\n${run.title} (${run.name}): not to be measured on so busy a machine`);
    return;
  }
  const { values, notes } = outcome;
  const one: Attempt = { values, seconds, disturbance: stolen + others };
  run.attempts.push(one);
  console.log(`\n${run.title}${run.attempts.length > 1 ? `, try ${run.attempts.length}` : ""} (${run.name})`);
  for (const note of notes) console.log(`       ${note}`);
  for (const judged of judgeBy(run.name, one)) print(judged);
  console.log(
    `       ${seconds.toFixed(0)} s; the host gave ${percent(stolen)} of the processors to others, other processes took ${percent(others)}${run.isTimed && isDisturbed(one) ? ": measured on a busy machine" : ""}`,
  );
}

/**
 * Measures the subjects one after another, with those that are not judged on a busy machine last, and then the
 * disturbed ones again while there is time.
 */
async function measureAll(
  runs: readonly Measured[],
  ground: Ground,
  secondsLeft: () => number,
): Promise<void> {
  const roots = () => [process.pid, ground.databasePid];
  const measure = (run: Measured) => attempt(run, () => run.work(ground), roots);
  const waiting = runs.filter(({ name }) => canWait(budgets[name]));
  for (const run of runs) if (!waiting.includes(run)) await measure(run);
  for (const run of waiting) if (secondsLeft() > secondsToWaitFor) await measure(run);
  for (;;) {
    const measured = runs.filter(({ attempts }) => attempts.length > 0);
    const candidates = measured.map((run) => ({
      ...run,
      run,
      holds: judgeBy(run.name, leastDisturbed(run.attempts)).every(({ holds }) => holds !== false),
    }));
    const again = nextToRepeat(candidates, secondsLeft());
    if (!again) return;
    await measure(again.run);
  }
}

const isSubject = (name: string): name is keyof typeof subjects => name in subjects;

function readChoice(): { only: (keyof typeof subjects)[]; withBuild: boolean } {
  const { values } = parseArgs({ options: { only: { type: "string" }, build: { type: "boolean" } } });
  const asked = (values.only ?? "").split(",").filter(Boolean);
  const only = asked.filter(isSubject);
  if (only.length < asked.length)
    throw new Refusal(`--only takes some of ${Object.keys(subjects).join(", ")}, with commas between.`);
  return { only, withBuild: values.build ?? false };
}

/** Rejects at the first signal to end. Its caller races it and cleans up; further signals do not interrupt that. */
const interruption = (): Promise<never> =>
  new Promise((_, reject) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
      process.on(signal, () => reject(new Refusal("The run was interrupted.")));
  });

/**
 * `npm run bench`: measures weight, speed and memory against their budgets. It uses loopback only, and is bounded in
 * time and count. Its last line is the verdict (`verdict.ts`), and it exits with 0 only if everything is within its
 * budget.
 */
async function main(): Promise<void> {
  const { only, withBuild } = readChoice();
  const runs: Measured[] = Object.entries(subjects)
    .filter(([name]) => only.length === 0 || only.some((one) => one === name))
    .map(([name, { title, isTimed, measure }]) => ({
      name: name as keyof typeof subjects,
      title,
      isTimed,
      work: measure,
      attempts: [],
    }));
  const builds: Measured[] = [];
  const interrupted = interruption();
  interrupted.catch(() => undefined);
  let begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  let fault: string | undefined;
  let ground: Ground | undefined;
  try {
    if (withBuild) {
      const run: Measured = {
        name: "build",
        title: "Build",
        isTimed: true,
        work: measureBuild,
        attempts: [],
      };
      await Promise.race([attempt(run, measureBuild, () => [process.pid]), interrupted]);
      builds.push(run);
    } else if (!isBuilt("build")) await Promise.race([build(), interrupted]);
    begun = performance.now();
    ground = await prepareGround();
    await Promise.race([measureAll(runs, ground, () => mostSeconds - lastSeconds - seconds()), interrupted]);
  } catch (thrown) {
    console.error(thrown);
    fault = thrown instanceof Error ? thrown.message : String(thrown);
  } finally {
    await ground?.stop();
  }
  const judgements = [...builds, ...runs].map(({ name, attempts }) => {
    const used = attempts.length > 0 ? leastDisturbed(attempts) : undefined;
    return {
      subject: name,
      attempt: used,
      judged: used ? judgeBy(name, used) : passOver(name, budgets[name]),
    };
  });
  const verdict = verdictOf(judgements, { seconds: seconds(), only, fault });
  console.log(`\n${verdict.seconds} s without a build.`);
  if (verdict.notJudged.length > 0)
    console.log(`Not judged, for the machine was busy: ${verdict.notJudged.join("; ")}.`);
  for (const name of verdict.over) console.log(`Over budget: ${name}`);
  if (verdict.verdict === "within") console.log("Everything that was judged is within its budget.");
  console.log(JSON.stringify(verdict));
  process.exit(verdict.verdict === "within" ? 0 : 1);
}

main().catch(endWith);
