/**
 * Runs work that has the same key one after the other in this process, whatever becomes of each; other keys are not waited for.
 * For work that would wait for one row of the database anyway, and hold a connection each while it does.
 */
export function keyedMutex(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const own = last.get(key)?.then(work, work) ?? work();
    last.set(key, own);
    try {
      return await own;
    } finally {
      if (last.get(key) === own) last.delete(key);
    }
  };
}
