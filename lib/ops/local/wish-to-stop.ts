/** Calls `stop` when this command should end: on a signal, or when the process that started it has ended. */
export function onWishToStop(stop: () => void): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  process.on("disconnect", stop);
  // The reader of the output may be gone; the cleanup has to run all the same.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
}
