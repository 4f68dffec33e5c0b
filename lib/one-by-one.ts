/**
 * Does what bears one name one after the other in this process, whatever becomes of each; what bears another name is not waited
 * for. For what would wait for one row of the database anyway, and hold a connection each while it does.
 */
export function oneByOne(): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const own = last.get(name)?.then(work, work) ?? work();
    last.set(name, own);
    try {
      return await own;
    } finally {
      if (last.get(name) === own) last.delete(name);
    }
  };
}
