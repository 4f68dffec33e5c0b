import { jest } from "@jest/globals";
import { buildIdOf } from "#lib/platform/next/open/build-id.ts";
import { chunkRetryKey, isChunkFailure, reloadIfChunkFailed } from "#components/browser/chunk-retry.ts";

const build = buildIdOf("0123456789abcdef".repeat(4));
const pageOf = (id: string) =>
  `<script>self.__next_f.push([1,"0:{\\"P\\":null,\\"b\\":\\"${id}\\"}"])</script>`;

type Given = {
  build?: string;
  kept?: string;
  storage?: "unusable" | "full";
  isOnline?: boolean;
  status?: number;
};

/** A browser with as much in it as the reload uses. */
function aBrowser(given: Given = {}) {
  const kept = new Map<string, string>();
  if (given.kept !== undefined) kept.set(chunkRetryKey, given.kept);
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (given.storage === "full") throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
  };
  const reload = jest.fn();
  const browser = {
    kept,
    reload,
    status: given.status ?? 200,
    html: pageOf(given.build ?? build),
  };
  const globals = {
    sessionStorage: () => {
      if (given.storage === "unusable") throw new DOMException("denied", "SecurityError");
      return sessionStorage;
    },
    navigator: () => ({ onLine: given.isOnline ?? true }),
    location: () => ({ href: "http://site.test/x", reload }),
    document: () => ({ documentElement: { innerHTML: browser.html } }),
    fetch: () => () =>
      browser.status === 0
        ? Promise.reject(new TypeError("Failed to fetch"))
        : Promise.resolve({ status: browser.status }),
  };
  for (const [name, get] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { get, configurable: true });
  return browser;
}

const failure = new Error("Failed to fetch dynamically imported module: http://site.test/a.js");

test.each([
  "ChunkLoadError: x",
  "Chunk load error",
  "Loading chunk 12 failed.",
  "Loading CSS chunk 3 failed. (error: http://x/3.css)",
  "Failed to load chunk /_next/static/chunks/0ta28.js from module 51",
  "Failed to fetch dynamically imported module: http://x/a.js",
  "error loading dynamically imported module: http://x/a.js",
  "Failed dynamic module import",
  "Importing a module script failed.",
  "Failed module script import",
  "Unexpected end of input",
  "Uncaught SyntaxError: Unexpected end of input",
])("%j is a part of the script that did not come", (words) => {
  expect(isChunkFailure(words)).toBe(true);
  expect(isChunkFailure(new Error(words))).toBe(true);
});

test("the name of an error counts as well as its words", () => {
  expect(isChunkFailure(Object.assign(new Error("no words"), { name: "ChunkLoadError" }))).toBe(true);
});

test.each([
  undefined,
  null,
  "",
  7,
  "Script error.",
  new Error("Unexpected end of JSON input"),
  new TypeError("Failed to fetch"),
  new TypeError("x is not a function"),
  { message: 4 },
])("%p is not", (problem) => {
  expect(isChunkFailure(problem)).toBe(false);
});

test("the first failure has the page loaded again, noted before it goes", async () => {
  const browser = aBrowser();
  browser.reload.mockImplementation(() => expect(browser.kept.has(chunkRetryKey)).toBe(true));
  await reloadIfChunkFailed(failure);
  expect(browser.reload).toHaveBeenCalledTimes(1);
  expect(JSON.parse(browser.kept.get(chunkRetryKey) ?? "")).toMatchObject({ build });
});

test("a shortcut that waited for the script is noted for the page loaded anew", async () => {
  const browser = aBrowser();
  await reloadIfChunkFailed(Object.assign(new Error("ChunkLoadError"), { key: "k" }));
  expect(JSON.parse(browser.kept.get(chunkRetryKey) ?? "")).toMatchObject({ build, key: "k" });
});

test("many failures at once make one reload, and the same build gets no second one however late", async () => {
  const browser = aBrowser();
  await Promise.all([failure, failure, failure].map(reloadIfChunkFailed));
  expect(browser.reload).toHaveBeenCalledTimes(1);
  browser.kept.set(chunkRetryKey, JSON.stringify({ build, at: 1 }));
  await reloadIfChunkFailed(failure);
  expect(browser.reload).toHaveBeenCalledTimes(1);
});

test("a later build may be loaded again, but never two in a row", async () => {
  const other = buildIdOf("fedcba9876543210".repeat(4));
  const soon = aBrowser({ build: other, kept: JSON.stringify({ build, at: Date.now() - 5_000 }) });
  await reloadIfChunkFailed(failure);
  expect(soon.reload).not.toHaveBeenCalled();
  const late = aBrowser({ build: other, kept: JSON.stringify({ build, at: Date.now() - 120_000 }) });
  await reloadIfChunkFailed(failure);
  expect(late.reload).toHaveBeenCalledTimes(1);
});

test("where the build cannot be told, one reload is all there is", async () => {
  const browser = aBrowser({ build: "?" });
  await reloadIfChunkFailed(failure);
  browser.kept.set(chunkRetryKey, JSON.stringify({ build: "", at: 1 }));
  await reloadIfChunkFailed(failure);
  expect(browser.reload).toHaveBeenCalledTimes(1);
});

test.each(["1", "{", '"yes"', "{}", "[]", '{"build":7,"at":1}', '{"build":"a","at":"b"}'])(
  "a mark like %j counts as a reload that was had",
  async (kept) => {
    const browser = aBrowser({ kept });
    await reloadIfChunkFailed(failure);
    expect(browser.reload).not.toHaveBeenCalled();
  },
);

test.each([
  { storage: "unusable" },
  { storage: "full" },
  { isOnline: false },
  { status: 0 },
  { status: 503 },
] as const)("with %p nothing is loaded again", async (given) => {
  const browser = aBrowser(given);
  await reloadIfChunkFailed(failure);
  expect(browser.reload).not.toHaveBeenCalled();
  expect(browser.kept.size).toBe(0);
});

test("any other failure is left alone", async () => {
  const browser = aBrowser();
  await reloadIfChunkFailed(new TypeError("x is not a function"));
  expect(browser.reload).not.toHaveBeenCalled();
});
