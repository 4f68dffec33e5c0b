/** Calls `stop` when somebody wants this command to end: a signal, or the end of the process that started it. */
export function onWishToStop(stop: () => void): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  process.on("disconnect", stop);
  // Whoever read what is said here may be gone; what runs must be put away all the same.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
}
