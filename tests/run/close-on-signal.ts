import { stopTools } from "#lib/ops/run.ts";

/** A signal ends the tools under way; whoever waits for them then puts everything away, as after any other run. */
export function closeOnSignal(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stopTools);
}
