import { existsSync, readFileSync, readdirSync } from "node:fs";

/** Times of all cores in ticks, since the machine started. */
export type MachineTimes = { busy: number; stolen: number; all: number };
/** Ticks a process has run for; `begun` tells it from an earlier one of the same number. */
export type ProcessTimes = { pid: number; parent: number; begun: string; ticks: number };
/** Shares of all processor time, 0 to 1. */
export type Disturbance = {
  /** What the host gave to other guests while this machine wanted it. */
  stolen: number;
  /** What processes of this machine took that are no part of the measurement. */
  others: number;
};

const sampleMs = 1_000;

/** The first line of `/proc/stat`. Interrupts are left out of `busy`, for no process is charged for them. */
export function parseMachine(text: string): MachineTimes {
  const [user = 0, nice = 0, system = 0, idle = 0, wait = 0, irq = 0, softIrq = 0, stolen = 0] =
    text.split("\n", 1)[0]?.trim().split(/\s+/).slice(1).map(Number) ?? [];
  // Guest time, which follows, is counted in user time already.
  const busy = user + nice + system;
  return { busy, stolen, all: busy + idle + wait + irq + softIrq + stolen };
}

/** A line of `/proc/PID/stat`. The name of the program stands in brackets and may hold any sign, brackets too. */
export function parseProcess(text: string): ProcessTimes | undefined {
  const end = text.lastIndexOf(")");
  const pid = Number.parseInt(text, 10);
  const rest = text.slice(end + 1).trim().split(" "); // prettier-ignore
  const parent = Number(rest[1]);
  const ticks = Number(rest[11]) + Number(rest[12]);
  const begun = rest[19];
  if (end < 0 || begun === undefined || Number.isNaN(pid + parent + ticks)) return undefined;
  return { pid, parent, begun, ticks };
}

/** Which of these processes are the roots, descend from them, or did so before their parents ended (`known`). */
export function familyOf(
  processes: readonly ProcessTimes[],
  roots: readonly number[],
  known: ReadonlySet<string> = new Set(),
): ProcessTimes[] {
  const pids = new Set(roots);
  for (const one of processes) if (known.has(keyOf(one))) pids.add(one.pid);
  for (let before = -1; before < pids.size;) {
    before = pids.size;
    for (const { pid, parent } of processes) if (pids.has(parent)) pids.add(pid);
  }
  return processes.filter(({ pid }) => pids.has(pid));
}

const keyOf = ({ pid, begun }: ProcessTimes): string => `${pid} ${begun}`;

/** Adds up what a family of processes ran for from the first sample to the last, those included that ended meanwhile. */
export function countFamily(roots: () => readonly number[]) {
  const first = new Map<string, number>();
  const last = new Map<string, number>();
  let isFirstSample = true;
  return {
    sample: (processes: readonly ProcessTimes[]): void => {
      for (const one of familyOf(processes, roots(), new Set(last.keys()))) {
        const key = keyOf(one);
        if (!first.has(key)) first.set(key, isFirstSample ? one.ticks : 0); // what began meanwhile is counted whole
        last.set(key, one.ticks);
      }
      isFirstSample = false;
    },
    ticks: (): number => [...last].reduce((sum, [key, ticks]) => sum + ticks - (first.get(key) ?? 0), 0),
  };
}

/** What of the time between two readings went to others than the measurement, which itself ran for `own` ticks. */
export function disturbanceOf(before: MachineTimes, after: MachineTimes, own: number): Disturbance {
  const all = after.all - before.all;
  if (all <= 0) return { stolen: 0, others: 0 };
  return {
    stolen: (after.stolen - before.stolen) / all,
    others: Math.max(0, after.busy - before.busy - own) / all,
  };
}

const machineFile = "/proc/stat";
const readMachine = (): MachineTimes => parseMachine(readFileSync(machineFile, "utf8"));

function readProcesses(): ProcessTimes[] {
  return readdirSync("/proc").flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return parseProcess(readFileSync(`/proc/${name}/stat`, "utf8")) ?? [];
    } catch {
      return []; // it ended while the folder was read
    }
  });
}

/** Ticks in a second; the same on every Linux that Node runs on. */
const ticksPerSecond = 100;

/** Begins to watch and returns what tells for how many seconds some processes ran since, with all they start; 0 where the system does not tell. */
export function watchFamily(roots: () => readonly number[]): () => number {
  if (!existsSync(machineFile)) return () => 0;
  const family = countFamily(roots);
  family.sample(readProcesses());
  return () => {
    family.sample(readProcesses());
    return family.ticks() / ticksPerSecond;
  };
}

/**
 * Begins to watch and returns what tells who else had this machine's processors since then; `roots` tells the processes
 * of the measurement, each with all it starts. Linux only, elsewhere nobody seems to disturb.
 */
export function watchProcessor(roots: () => readonly number[]): () => Disturbance {
  if (!existsSync(machineFile)) return () => ({ stolen: 0, others: 0 });
  const family = countFamily(roots);
  const sample = () => family.sample(readProcesses());
  sample();
  const before = readMachine();
  const timer = setInterval(sample, sampleMs);
  return () => {
    clearInterval(timer);
    sample();
    return disturbanceOf(before, readMachine(), family.ticks());
  };
}
