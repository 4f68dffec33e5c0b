import { existsSync, readFileSync } from "node:fs";

const statFile = "/proc/stat";
const columns = { steal: 7, guest: 8 };

/** Processor time so far, all cores: what other guests of the host took while this machine wanted it, and all of it. */
function readTimes(): { stolen: number; all: number } {
  if (!existsSync(statFile)) return { stolen: 0, all: 0 };
  const [first = ""] = readFileSync(statFile, "utf8").split("\n", 1);
  const times = first.split(/\s+/).slice(1).map(Number);
  // Guest time is counted in user time already.
  return {
    stolen: times[columns.steal] ?? 0,
    all: times.slice(0, columns.guest).reduce((sum, time) => sum + time, 0),
  };
}

/**
 * Begins to watch and returns what tells the share of processor time, 0 to 1, that the host gave to others since then
 * (Linux only, else 0). Times measured meanwhile are longer for it by at least as much: they judge the host.
 */
export function watchStolen(): () => number {
  const before = readTimes();
  return () => {
    const now = readTimes();
    return now.all > before.all ? (now.stolen - before.stolen) / (now.all - before.all) : 0;
  };
}
