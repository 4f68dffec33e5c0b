import { readFileSync } from "node:fs";

/** Next reads the matcher of middleware.ts as a literal, so the two lists cannot be one. */
test("the server hands Next every address whose page depends on its query, by the same keys", () => {
  const middleware = readFileSync("middleware.ts", "utf8");
  const matched = [...middleware.matchAll(/source: "([^"]+)", has: \[\{ type: "query", key: "([^"]+)"/g)].map(
    ([, path, key]) => `${path}?${key}`,
  );
  const table =
    readFileSync("lib/ops/serve.ts", "utf8").match(/queryKeys[^=]*= \{([\s\S]*?)\n\};/)?.[1] ?? "";
  const served = [...table.matchAll(/"(\/[^"]+)": \[([^\]]*)\]/g)].flatMap(([, path, keys = ""]) =>
    [...keys.matchAll(/"([^"]+)"/g)].map(([, key]) => `${path}?${key}`),
  );
  expect(matched.length).toBeGreaterThan(0);
  expect(served.toSorted()).toEqual(matched.toSorted());
});
