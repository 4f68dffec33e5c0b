import { existsSync, readFileSync, readdirSync } from "node:fs";

/** Times of all cores in ticks since the machine started. */
export type MachineTimes = { busy: number; stolen: number; all: number };
/** Ticks that a process has run for. `begun` distinguishes it from an earlier process with the same pid. */
export type ProcessTimes = { pid: number; parent: number; begun: string; ticks: number };
/** Shares of all processor time, 0 to 1. */
export type Disturbance = {
  /** Given to other guests by the host while this machine wanted it. */
  stolen: number;
  /** Used by processes of this machine that are not part of the measurement. */
  others: number;
};

const sampleMs = 1_000;

/** Parses the first line of `/proc/stat`. Interrupts are left out of `busy`, because no process is charged for them. */
export function parseMachine(text: string): MachineTimes {
  const [user = 0, nice = 0, system = 0, idle = 0, wait = 0, irq = 0, softIrq = 0, stolen = 0] =
    text.split("\n", 1)[0]?.trim().split(/\s+/).slice(1).map(Number) ?? [];
  // Guest time, the next column, is already part of user time.
  const busy = user + nice + system;
  return { busy, stolen, all: busy + idle + wait + irq + softIrq + stolen };
}

/** Parses a line of `/proc/PID/stat`. The program's name is in brackets and may contain any character, brackets too. */
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

/** The processes that are roots, descend from them, or descended from them before their parents ended (`known`). */
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

/** Adds up how long a family of processes ran from the first sample to the last, including those that ended. */
export function countFamily(roots: () => readonly number[]) {
  const first = new Map<string, number>();
  const last = new Map<string, number>();
  let isFirstSample = true;
  return {
    sample: (processes: readonly ProcessTimes[]): void => {
      for (const one of familyOf(processes, roots(), new Set(last.keys()))) {
        const key = keyOf(one);
        if (!first.has(key)) first.set(key, isFirstSample ? one.ticks : 0); // a later one is counted in full
        last.set(key, one.ticks);
      }
      isFirstSample = false;
    },
    ticks: (): number => [...last].reduce((sum, [key, ticks]) => sum + ticks - (first.get(key) ?? 0), 0),
  };
}

/** The shares of the time between two readings that others used; the measurement itself ran for `own` ticks. */
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
      return []; // the process ended while the folder was read
    }
  });
}

/** Ticks per second; the same on every Linux that Node runs on. */
const ticksPerSecond = 100;

/**
 * Starts watching processes and all they start. The returned function gives the seconds they have run since, or 0 if
 * the system does not report it.
 */
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
 * Starts watching, and returns a function that gives the shares of this machine's processors that others have used
 * since. `roots` returns the pids of the measurement; all they start is included. Linux only: elsewhere it reports no
 * disturbance.
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
