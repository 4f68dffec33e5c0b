import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import OnThisDevice from "#app/[locale]/(site)/on-this-device/page.tsx";
import { clearKept, findKept } from "#components/shell/device/kept.ts";
import { cookieNames } from "#lib/platform/http/cookies.ts";
import { listDeviceKeys } from "#lib/data/content/device-keys.ts";

const root = path.resolve(import.meta.dirname, "../../..");
const files = globSync("{app,components,lib}/**/*.{ts,tsx}", {
  cwd: root,
  exclude: (name) => /generated/.test(String(name)),
});
const sources = new Map(files.map((file) => [file, readFileSync(path.join(root, file), "utf8")]));
const listed = listDeviceKeys(false);
const names = listed.map(({ name }) => name);

/** The text of a constant, wherever it is declared; a quoted name is its own text. */
function valueOf(word: string): string | undefined {
  if (/^["'`]/.test(word)) return word.slice(1, -1);
  for (const text of sources.values()) {
    const value = new RegExp(`\\bconst ${word}(?::[^=]+)? = "([^"]+)"`).exec(text)?.[1];
    if (value) return value;
  }
  return undefined;
}

test("no name stands twice, and each says what it is for and how long it stays", () => {
  expect(new Set(names).size).toBe(names.length);
  for (const key of listed) {
    expect(key.label.length).toBeGreaterThan(3);
    expect(key.purpose).toMatch(/\.$/);
    expect(key.stays.length).toBeGreaterThan(5);
    expect(key.places.length).toBeGreaterThan(0);
  }
});

test("every key the source names like one of ours is on the list", () => {
  const found = [...sources].flatMap(([file, text]) =>
    [...text.matchAll(/["'`]((?:ak_[a-z_]+_v\d+)|auth_(?:bearer|reloaded_at))["'`]/g)].map(([, key]) => [
      key,
      file,
    ]),
  );
  expect(found.length).toBeGreaterThan(6);
  expect(found.filter(([key]) => !names.includes(key ?? ""))).toEqual([]);
});

test("whatever is written to storage has a name on the list", () => {
  // It writes under names that its callers give it; the callers are read instead.
  const carriers = ["components/browser/device-store.ts"];
  const written = [...sources].flatMap(([file, text]) =>
    carriers.includes(file)
      ? []
      : [...text.matchAll(/\b(?:writeStored|setItem)\(\s*([\w"'`]+)/g)].map(([, word = ""]) => ({
          file,
          word,
        })),
  );
  expect(written.length).toBeGreaterThan(3);
  expect(written.filter(({ word }) => !names.includes(valueOf(word) ?? ""))).toEqual([]);
  // Nothing is written by means that this test does not read.
  const byIndex = /\b(?:localStorage|sessionStorage)(?:\[|\.(?!getItem|setItem|removeItem|length|key\b)\w)/;
  expect([...sources].filter(([, text]) => byIndex.test(text)).map(([file]) => file)).toEqual([]);
});

test("whatever is written as a cookie by script has a name on the list", () => {
  const written = [...sources].flatMap(([file, text]) =>
    [...text.matchAll(/document\.cookie = `\$\{(\w+)\}=/g)].map(([, word = ""]) => ({ file, word })),
  );
  const byName = written.filter(({ file }) => file !== "components/shell/device/kept.ts"); // removes what it finds
  expect(byName.length).toBeGreaterThan(0);
  expect(byName.filter(({ word }) => !names.includes(valueOf(word) ?? ""))).toEqual([]);
  const assigned = [...sources]
    .filter(([, text]) => /document\.cookie\s*=[^=]/.test(text))
    .map(([file]) => file);
  expect(new Set(assigned)).toEqual(new Set(written.map(({ file }) => file)));
});

test("the cookies for signing in are on the list under the names they have", () => {
  for (const isHttps of [true, false]) {
    const sealed = listDeviceKeys(isHttps).filter(({ places }) => places.includes("sealed-cookie"));
    expect(sealed.map(({ name }) => name)).toEqual(Object.values(cookieNames(isHttps)));
  }
});

test("the page names every key without script and offers the sign-out form", () => {
  const html = renderToStaticMarkup(<OnThisDevice />);
  for (const { name, label, purpose } of listed) {
    expect(html).toContain(name);
    expect(html).toContain(label);
    expect(html).toContain(purpose.replaceAll("'", "&#x27;"));
  }
  expect(html).toContain('action="/api/auth/sign-out"');
});

function aStorage(kept: Record<string, string>, isStubborn = false) {
  const map = new Map(Object.entries(kept));
  return {
    map,
    get length() {
      return map.size;
    },
    key: (at: number) => [...map.keys()][at] ?? null,
    removeItem: (key: string) => {
      if (isStubborn) throw new DOMException("denied", "SecurityError");
      map.delete(key);
    },
  };
}

function aBrowser(local: unknown, session: unknown, cookies: Record<string, string> = {}) {
  const jar = new Map(Object.entries(cookies));
  const document = {
    documentElement: { dataset: {} },
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(text: string) {
      if (/Max-Age=0/.test(text)) jar.delete(text.split("=")[0] ?? "");
    },
  };
  const given = { localStorage: local, sessionStorage: session, document, location: { protocol: "http:" } };
  for (const [name, value] of Object.entries(given)) {
    const get = () => {
      if (value === "forbidden") throw new DOMException("denied", "SecurityError");
      return value;
    };
    Object.defineProperty(globalThis, name, { get, configurable: true });
  }
}

test("clearing takes known and unknown keys from both storages and the cookies, and tells which", () => {
  aBrowser(aStorage({ ak_currency_v1: '"GHS"', old: "x", auth_bearer: "t" }), aStorage({ ak_tip_v1: "1" }), {
    ak_lite_v1: "0",
  });
  const { removed, stayed } = clearKept();
  expect(removed.map(({ name, place }) => `${place} ${name}`)).toEqual([
    "local ak_currency_v1",
    "local old",
    "local auth_bearer",
    "session ak_tip_v1",
    "cookie ak_lite_v1",
  ]);
  expect(stayed).toEqual([]);
  expect(findKept()).toEqual([]);
});

test("what the browser does not let go is said, and storage that is forbidden keeps nothing", () => {
  aBrowser(aStorage({ ak_currency_v1: "x" }, true), "forbidden");
  expect(clearKept()).toEqual({ removed: [], stayed: [{ name: "ak_currency_v1", place: "local" }] });
});
