import { setImmediate } from "node:timers/promises";

export const ownOrigin = "https://akoma.example";

const addressOf = (asked: RequestInfo | URL): string =>
  new URL(asked instanceof Request ? asked.url : asked, ownOrigin).href;

/** A fake CacheStorage: caches by name, which are created when opened and answer asynchronously. */
export function aCacheStorage() {
  const kept = new Map<string, Map<string, Response>>();
  const inCache = (entries: Map<string, Response>) => ({
    match: async (asked: RequestInfo) => {
      await setImmediate();
      return entries.get(addressOf(asked))?.clone();
    },
    matchAll: async () => [...entries.values()].map((answer) => answer.clone()),
    keys: async () => [...entries.keys()].map((address) => new Request(address)),
    put: async (asked: RequestInfo, answer: Response) => {
      await setImmediate();
      entries.set(addressOf(asked), answer);
    },
    delete: async (asked: RequestInfo) => entries.delete(addressOf(asked)),
  });
  const storage = {
    has: async (name: string) => {
      await setImmediate();
      return kept.has(name);
    },
    open: async (name: string) => {
      await setImmediate();
      const entries = kept.get(name) ?? new Map<string, Response>();
      kept.set(name, entries);
      return inCache(entries);
    },
    keys: async () => {
      await setImmediate();
      return [...kept.keys()];
    },
    delete: async (name: string) => {
      await setImmediate();
      return kept.delete(name);
    },
    match: async (asked: RequestInfo, { cacheName }: { cacheName?: string } = {}) => {
      await setImmediate();
      for (const [name, entries] of kept)
        if (cacheName === undefined || cacheName === name) {
          const answer = entries.get(addressOf(asked));
          if (answer) return answer.clone();
        }
      return undefined;
    },
  };
  return { kept, storage };
}

/** A fake LockManager with one lock, which is granted in the order of requests. */
export function someLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: <T>(_: string, work: () => Promise<T>): Promise<T> => {
      const next = last.then(work);
      last = next.catch(() => undefined);
      return next;
    },
  };
}
