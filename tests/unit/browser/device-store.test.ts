import {
  keepNothingUnasked,
  readStored,
  writeStored,
  writeUnasked,
} from "#components/browser/device-store.ts";
import { confidentialPaths } from "#lib/data/site/open/confidential.ts";

const isTrue = (value: unknown): value is true => value === true;

/** A browser that shows `pathname`, with its storage. */
function aBrowser(pathname: string): Map<string, string> {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  for (const [name, value] of Object.entries({
    localStorage: storage,
    sessionStorage: storage,
    location: { pathname },
    document: { documentElement: { dataset: {} } },
  }))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  return kept;
}

test("what is written is read again", () => {
  aBrowser("/contact");
  expect(writeStored("ak_tip_v1", true, "session")).toBe(true);
  expect(readStored("ak_tip_v1", isTrue, "session")).toBe(true);
});

test.each(confidentialPaths)("%s keeps nothing on the device, and says so", (path) => {
  const kept = aBrowser(path);
  expect([writeStored("ak_tip_v1", true, "session"), writeStored("ak_recents_v1", [])]).toEqual([
    false,
    false,
  ]);
  expect([...kept]).toEqual([]);
});

test("once the device is cleared, nothing is kept that nobody asked for", () => {
  const kept = aBrowser("/on-this-device");
  expect(writeUnasked("ak_rates_v1", 1)).toBe(true);
  kept.clear();
  keepNothingUnasked();
  expect([writeUnasked("ak_rates_v1", 1), writeUnasked("ak_tip_v1", true, "session")]).toEqual([
    false,
    false,
  ]);
  expect([...kept]).toEqual([]);
  expect(writeStored("ak_currency_v1", "GHS")).toBe(true);
});
