const shared = globalThis as { akomaLastWork?: Promise<unknown>[] };
const lastWork = (): Promise<unknown>[] => (shared.akomaLastWork ??= []);

/** Makes the server wait for this work before it exits, as long as it waits for responses. Its errors are ignored. */
export const finishBeforeExit = (work: Promise<unknown>): void =>
  void lastWork().push(work.catch(() => undefined));

/**
 * Resolves when all such work is done. It is shared because the server and Next's bundle have separate module instances
 * in one process.
 */
export const allFinished = (): Promise<unknown> => Promise.all(lastWork());
