import { componentRooms } from "#components/rooms.ts";
import { closureOf, findCircles, readImportGraph } from "#tests/support/import-graph.ts";

const graph = readImportGraph();
const loaded = readImportGraph({ withTypes: false });

/** The folder of lib/countries that a file is in. */
const roomOf = (file: string): string | undefined => /^lib\/countries\/([a-z]+)\//.exec(file)?.[1];

/** What each folder of lib/countries may import from the others; nothing else, and never back. */
const countryRooms: Record<string, readonly string[]> = {
  record: ["facts"],
  words: ["record"],
  measure: ["record", "words"],
  compare: ["record", "words", "measure", "paths"],
  calendar: ["record", "words"],
  finder: ["record", "words"],
  paths: ["record", "words"],
  visa: ["record", "words"],
  suit: ["record", "words", "measure", "paths", "visa"],
};

test("no modules import each other in a circle, not for their types either", () => {
  expect(findCircles(graph)).toEqual([]);
});

test("the facts of countries are read from their files: bundled, each bundle would hold their text", () => {
  const bundled = [...graph].flatMap(([file, taken]) =>
    taken
      .filter((one) => /facts\/(countries|blocs)\/|facts\/(visa|sources)\.json/.test(one))
      .map((one) => [file, one]),
  );
  expect(bundled).toEqual([]);
  expect([...graph].flatMap(([, taken]) => taken)).toContain("lib/countries/facts/origins.json");
});

test("a circle is found, also through a third module and to itself", () => {
  const circular = new Map([
    ["a", ["b"]],
    ["b", ["c"]],
    ["c", ["a", "d"]],
    ["d", ["d"]],
    ["e", ["a"]],
  ]);
  expect(findCircles(circular)).toEqual([["d"], ["a", "b", "c"]]);
});

test("every import leads to a module that is there", () => {
  const missing = [...graph].flatMap(([file, imports]) =>
    imports
      .filter((name) => /\.(ts|tsx)$/.test(name) && !name.startsWith("lib/generated/") && !graph.has(name))
      .map((name) => `${file} → ${name}`),
  );
  expect(missing).toEqual([]);
});

test("the rooms of lib/countries take from each other in one direction", () => {
  const against = [...graph].flatMap(([file, imports]) => {
    const room = roomOf(file);
    const allowed = room && countryRooms[room];
    if (!allowed) return [];
    return imports
      .filter((name) => {
        const other = roomOf(name);
        return other !== undefined && other !== room && !allowed.includes(other);
      })
      .map((name) => `${file} → ${name}`);
  });
  expect(against).toEqual([]);
});

/** What each folder of lib/ops may import from the others. Files beside the folders serve all and import from none. */
const opsRooms: Record<string, readonly string[]> = {
  seal: [],
  serve: ["seal"],
  proxy: ["seal"],
  local: ["seal", "serve"],
  docs: [],
  import: ["local"],
  cli: ["docs", "local", "seal"],
};
const opsRoomOf = (file: string): string | undefined => /^lib\/ops\/([a-z]+)\//.exec(file)?.[1];

test("the rooms of lib/ops take from each other in one direction, and nothing outside lib/ops takes from them but tests", () => {
  const against = [...graph].flatMap(([file, imports]) => {
    const allowed = opsRooms[opsRoomOf(file) ?? ""] ?? [];
    if (file.startsWith("tests/")) return [];
    return imports
      .filter((name) => {
        const other = opsRoomOf(name);
        return other !== undefined && other !== opsRoomOf(file) && !allowed.includes(other);
      })
      .map((name) => `${file} → ${name}`);
  });
  expect(against).toEqual([]);
});

/** The folder of components that a module or style sheet is in. */
const componentRoomOf = (file: string): string | undefined => /^components\/([a-z]+)\//.exec(file)?.[1];

test("every room of components stands in the table, and the table leads in no circle", () => {
  const rooms = new Set([...graph.keys()].flatMap((file) => componentRoomOf(file) ?? []));
  expect([...rooms].sort()).toEqual(Object.keys(componentRooms).sort());
  expect(findCircles(new Map(Object.entries(componentRooms)))).toEqual([]);
});

test("rooms of components take only from what the table allows, types too", () => {
  const against = [...graph].flatMap(([file, imports]) => {
    const room = componentRoomOf(file);
    if (!room) return [];
    return imports
      .filter((name) => {
        const other = componentRoomOf(name);
        return other !== undefined && other !== room && !componentRooms[room]?.includes(other);
      })
      .map((name) => `${file} → ${name}`);
  });
  expect(against).toEqual([]);
});

/** The maximum number of modules that an index loads: each test file and bundle that imports it links all of them. */
const closureLimits: Record<string, number> = {
  "lib/countries/record/index.ts": 50,
  "lib/countries/index.ts": 160,
  "lib/forms/index.ts": 385,
  "lib/members/index.ts": 675,
  "lib/desk/index.ts": 790,
};

test.each(Object.entries(closureLimits))("%s loads at most %d modules", (index, limit) => {
  expect(graph.has(index)).toBe(true);
  expect(closureOf(loaded, index).size).toBeLessThanOrEqual(limit);
});

test("what is written of countries and the records of pages are loaded by what shows them alone", () => {
  const texts = /^lib\/(countries\/(profiles|histories)|content\/records)\//;
  for (const index of Object.keys(closureLimits))
    expect([...closureOf(loaded, index)].filter((file) => texts.test(file))).toEqual([]);
  expect(
    [...closureOf(loaded, "lib/countries/profiles/index.ts")].filter((file) => texts.test(file)).length,
  ).toBeGreaterThan(54);
});
