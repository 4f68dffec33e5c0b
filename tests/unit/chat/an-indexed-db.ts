type Listener = ((event: object) => void) | null;
type Asked = { result: unknown; error: unknown; transaction?: { abort: () => void }; onsuccess: Listener; onerror: Listener; onupgradeneeded: Listener }; // prettier-ignore

const later = (work: () => void) => void setTimeout(work);
const request = (): Asked => ({ result: undefined, error: null, onsuccess: null, onerror: null, onupgradeneeded: null }); // prettier-ignore

/** As much of IndexedDB as a conversation uses; `state` makes it fail. */
export function anIndexedDb() {
  const kept = new Map<string, Map<string, unknown>>();
  const open = new Map<string, Set<{ onversionchange: (() => void) | null }>>();
  const state = { isForbidden: false, isFull: false, brokenOnce: false };

  function connect(name: string) {
    const rows = kept.get(name)!;
    const database = {
      onversionchange: null as (() => void) | null,
      onclose: null,
      createObjectStore: () => undefined,
      close: () => void open.get(name)?.delete(database),
      transaction(_: string, mode: string) {
        if (state.brokenOnce) {
          state.brokenOnce = false;
          throw new DOMException("lost", "InvalidStateError");
        }
        const now = {
          error: null as unknown,
          oncomplete: null as Listener,
          onabort: null as Listener,
          objectStore: () => ({
            get(key: string) {
              const asked = request();
              later(() => {
                asked.result = structuredClone(rows.get(key));
                const put = new Map(rows);
                writing = put;
                asked.onsuccess?.({});
                const isAborted = state.isFull && mode === "readwrite";
                now.error = isAborted ? new DOMException("full", "QuotaExceededError") : null;
                if (!isAborted) for (const [one, value] of put) rows.set(one, value);
                if (!isAborted) for (const one of rows.keys()) if (!put.has(one)) rows.delete(one);
                later(() => (isAborted ? now.onabort : now.oncomplete)?.({}));
              });
              return asked;
            },
            put: (value: unknown, key: string) => void writing.set(key, structuredClone(value)),
            delete: (key: string) => void writing.delete(key),
          }),
        };
        let writing = new Map<string, unknown>();
        return now;
      },
    };
    open.set(name, (open.get(name) ?? new Set()).add(database));
    return database;
  }

  const indexedDB = {
    open(name: string) {
      const asked = request();
      if (state.isForbidden) throw new DOMException("denied", "SecurityError");
      later(() => {
        let isAborted = false;
        const isNew = !kept.has(name);
        if (isNew) kept.set(name, new Map());
        asked.result = connect(name);
        asked.transaction = { abort: () => void (isAborted = true) };
        if (isNew) asked.onupgradeneeded?.({});
        if (!isAborted) return asked.onsuccess?.({});
        kept.delete(name);
        open.delete(name);
        asked.onerror?.({});
      });
      return asked;
    },
    deleteDatabase(name: string) {
      const asked = request();
      later(() => {
        for (const one of open.get(name) ?? []) one.onversionchange?.();
        asked.onsuccess?.({ oldVersion: kept.delete(name) ? 1 : 0 });
      });
      return asked;
    },
  };
  return { indexedDB, kept, open, state };
}
