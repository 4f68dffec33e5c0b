/**
 * Serializes work with the same key in this process, whether it succeeds or fails; different keys do not block each
 * other. For work that would wait for one database row anyway and occupy a connection meanwhile.
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
