const shared = globalThis as { akomaLastWork?: Promise<unknown>[] };
const lastWork = (): Promise<unknown>[] => (shared.akomaLastWork ??= []);

/** Has the server wait for this, as long as it waits for answers, before it ends its process. It fails for itself. */
export const finishBeforeExit = (work: Promise<unknown>): void =>
  void lastWork().push(work.catch(() => undefined));

/** Resolves when all that was begun so is done. The server and Next's bundle are two worlds of modules in one process. */
export const allFinished = (): Promise<unknown> => Promise.all(lastWork());
