import { readFileSync } from "node:fs";

/** Next reads the matcher of middleware.ts as a literal, so the two lists cannot be one. */
test("the server hands Next every address whose page depends on its query", () => {
  const middleware = readFileSync("middleware.ts", "utf8");
  const matched = [...middleware.matchAll(/source: "([^"]+)", has: \[\{ type: "query"/g)].map(
    (one) => one[1],
  );
  const listed =
    readFileSync("lib/ops/serve.ts", "utf8").match(/queryPages = new Set\(\[([^\]]+)\]/)?.[1] ?? "";
  const served = [...listed.matchAll(/"([^"]+)"/g)].map((one) => one[1]);
  expect(matched.length).toBeGreaterThan(0);
  expect(new Set(served)).toEqual(new Set(matched));
});
