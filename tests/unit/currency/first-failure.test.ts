import { ratesFailure, ratesKey } from "#components/currency/ask-rates.ts";
import { readRatesState, refreshRates } from "#components/currency/rates-store.ts";
import { startRates } from "#components/currency/start-rates.ts";
import { setGlobals } from "#tests/support/set-globals.ts";

/** A browser with nothing stored yet, and a site that answers with `fetch`. */
function aBrowser(fetch: () => Promise<unknown>) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const restore = setGlobals({
    fetch,
    localStorage: storage,
    location: { pathname: "/currency" },
    navigator: { onLine: true },
    matchMedia: () => ({ matches: false }),
    addEventListener: () => undefined,
    document: {
      documentElement: { dataset: {} },
      cookie: "",
      visibilityState: "visible",
      addEventListener: () => undefined,
    },
  });
  return { stored: () => JSON.parse(kept.get(ratesKey) ?? "null") as unknown, restore };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const failures: readonly [string, () => Promise<unknown>][] = [
  ["that does not answer", () => Promise.reject(new Error("offline"))],
  [
    "whose answer is none of ours",
    () => Promise.resolve({ json: () => Promise.resolve({ ok: true, data: {} }) }),
  ],
];

test.each(failures)(
  "the first failure, at a site %s, is stored as the error, by its own words",
  async (_, ask) => {
    const { stored, restore } = aBrowser(ask);
    const page = new AbortController();
    try {
      startRates(page.signal);
      await settled();
      expect(stored()).toEqual({ askedAt: expect.any(String), error: "Failed to load exchange rates" });
      expect(readRatesState()).toEqual({ known: undefined, hasFailed: true, isLoading: false });
    } finally {
      page.abort();
      restore();
    }
  },
);

test("what a page asks for itself and fails for the first time is stored too, and asked for again", async () => {
  let asked = 0;
  const { stored, restore } = aBrowser(() => {
    asked += 1;
    return Promise.reject(new Error("offline"));
  });
  try {
    refreshRates();
    await settled();
    refreshRates();
    await settled();
    expect(asked).toBe(2);
    expect(stored()).toMatchObject({ error: ratesFailure });
  } finally {
    restore();
  }
});
