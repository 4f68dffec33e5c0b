import { stopTools } from "#lib/ops/run.ts";

/** Makes a signal end the running tools; their callers then clean up as after any other run. */
export function closeOnSignal(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stopTools);
}
