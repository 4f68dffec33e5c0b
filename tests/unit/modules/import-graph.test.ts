import { readFileSync } from "node:fs";
import { componentFolders } from "#components/folders.ts";
import { closedModules, domains, layers, publicFiles } from "#lib/layers.ts";
import { closureOf, findCycles, readImportGraph, type ImportGraph } from "#tests/support/import-graph.ts";

const graph = readImportGraph();
const loaded = readImportGraph({ withTypes: false });

/** The imports, as "from → to", that lead from one folder to another that `mayImport` does not allow. */
const importsAgainst = (
  folderOf: (file: string) => string | undefined,
  mayImport: (from: string, to: string) => boolean,
): string[] =>
  [...graph].flatMap(([file, imports]) => {
    const from = folderOf(file);
    if (from === undefined) return [];
    return imports
      .filter((name) => {
        const to = folderOf(name);
        return to !== undefined && to !== from && !mayImport(from, to);
      })
      .map((name) => `${file} → ${name}`);
  });

const firstPart = (pattern: RegExp) => (file: string) => pattern.exec(file)?.[1];

test("no files import each other in a cycle, not for their types either", () => {
  expect(findCycles(graph)).toEqual([]);
});

test("a cycle is found, also through a third module and to itself", () => {
  const cyclic = new Map([
    ["a", ["b"]],
    ["b", ["c"]],
    ["c", ["a", "d"]],
    ["d", ["d"]],
    ["e", ["a"]],
  ]);
  expect(findCycles(cyclic)).toEqual([["d"], ["a", "b", "c"]]);
});

test("every import leads to a module that is there", () => {
  const missing = [...graph].flatMap(([file, imports]) =>
    imports
      .filter((name) => /\.(ts|tsx)$/.test(name) && !name.startsWith("lib/generated/") && !graph.has(name))
      .map((name) => `${file} → ${name}`),
  );
  expect(missing).toEqual([]);
});

/** A statement at the top of a module that does its work as soon as the module is loaded. */
const startsWork = /^(?:await |[a-z]\w*\([^)]*\)(?:\.(?:then|catch|finally)\b|;))/m;

test("a program, which does its work as it is loaded, is started and never imported", () => {
  const programs = [...graph.keys()].filter(
    (file) =>
      /^(?:lib\/ops|tests\/(?:run|bench))\//.test(file) && startsWork.test(readFileSync(file, "utf8")),
  );
  expect(programs).toEqual(expect.arrayContaining(["lib/ops/cli/draw-icons.ts", "lib/ops/serve/serve.ts"]));
  const imported = new Set([...graph.values()].flat());
  expect(programs.filter((file) => imported.has(file))).toEqual([]);
});

test("a layer of lib imports only itself and the layers below, types too", () => {
  const order: readonly string[] = [...layers, "ops"];
  const layerOf = firstPart(/^lib\/([a-z]+)\//);
  const files = [...graph.keys()].flatMap((file) => layerOf(file) ?? []);
  expect(new Set(files)).toEqual(new Set([...order]));
  expect(
    importsAgainst(layerOf, (from, to) => to === "generated" || order.indexOf(to) < order.indexOf(from)),
  ).toEqual([]);
});

test("a domain imports only domains that the list names before it, and the list names all", () => {
  const order: readonly string[] = domains;
  const domainOf = firstPart(/^lib\/domains\/([a-z-]+)\//);
  expect(new Set([...graph.keys()].flatMap((file) => domainOf(file) ?? []))).toEqual(new Set(order));
  expect(importsAgainst(domainOf, (from, to) => order.indexOf(to) < order.indexOf(from))).toEqual([]);
});

/** The folder or the single file of a layer that a file belongs to. */
const moduleOf = firstPart(/^(lib\/(?:platform|data|services|domains|backoffice)\/[^/]+)/);

/** The same graph, between modules. */
function moduleGraph(): ImportGraph {
  const modules = new Map<string, string[]>();
  for (const [file, imports] of graph) {
    const from = moduleOf(file);
    if (from === undefined) continue;
    const to = imports.flatMap((name) => moduleOf(name) ?? []).filter((name) => name !== from);
    modules.set(from, [...new Set([...(modules.get(from) ?? []), ...to])]);
  }
  return modules;
}

test("no modules of lib import each other in a cycle", () => {
  const modules = moduleGraph();
  expect(modules.size).toBeGreaterThan(50);
  expect(findCycles(modules)).toEqual([]);
});

test("a module is entered by its public files, by a relative path too", () => {
  const closed = new RegExp(`^lib/(${closedModules})/`);
  const isPublic = new RegExp(`^lib/(${closedModules})/(facts/[\\w-]+\\.json$|${publicFiles})`);
  const entering = [...graph].flatMap(([file, imports]) =>
    /^(tests\/|lib\/ops\/|middleware\.ts$)/.test(file) // the index of members would load the database in middleware
      ? []
      : imports
          .filter((name) => closed.test(name) && closed.exec(name)?.[0] !== closed.exec(file)?.[0])
          .map((name) => ({ file, name })),
  );
  expect(entering.length).toBeGreaterThan(1_000);
  expect(entering.filter(({ name }) => !isPublic.test(name))).toEqual([]);
});

/** What each folder of lib/data/countries may import from the others; nothing else, and never back. */
const countryFolders: Readonly<Record<string, readonly string[]>> = {
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

test("the folders of lib/data/countries import each other in one direction", () => {
  const folderOf = firstPart(/^lib\/data\/countries\/([a-z]+)\//);
  const mayImport = (from: string, to: string) => countryFolders[from]?.includes(to) ?? true;
  expect(importsAgainst(folderOf, mayImport)).toEqual([]);
});

/** What each folder of lib/ops may import from the others. Files beside the folders serve all and import from none. */
const opsFolders: Readonly<Record<string, readonly string[]>> = {
  seal: [],
  serve: ["seal"],
  proxy: ["seal"],
  local: ["seal", "serve"],
  docs: [],
  import: ["local"],
  cli: ["docs", "local", "seal"],
};

test("the folders of lib/ops import each other in one direction, and only tests import them from outside", () => {
  const inOps = firstPart(/^lib\/ops\/([a-z]+)\//);
  const folderOf = (file: string) => inOps(file) ?? (file.startsWith("tests/") ? undefined : "outside");
  const mayImport = (from: string, to: string) =>
    to === "outside" || (opsFolders[from]?.includes(to) ?? false);
  expect(importsAgainst(folderOf, mayImport)).toEqual([]);
});

/** The folder of components that a module or style sheet is in. */
const componentFolderOf = firstPart(/^components\/([a-z]+)\//);

test("every folder of components is in the table, and the table has no cycle", () => {
  const folders = new Set([...graph.keys()].flatMap((file) => componentFolderOf(file) ?? []));
  expect([...folders].sort()).toEqual(Object.keys(componentFolders).sort());
  expect(findCycles(new Map(Object.entries(componentFolders)))).toEqual([]);
});

test("folders of components import only what the table allows, types too", () => {
  const mayImport = (from: string, to: string) => componentFolders[from]?.includes(to) ?? false;
  expect(importsAgainst(componentFolderOf, mayImport)).toEqual([]);
});

test("what a browser may load, in folders named open, reaches no module marked server-only", () => {
  const isServerOnly = (file: string) => loaded.get(file)?.includes("server-only") ?? false;
  const reaching = [...loaded.keys()]
    .filter((file) => /^lib\/.*\/open\//.test(file))
    .flatMap((file) => {
      const [marked] = [...closureOf(loaded, file)].filter(isServerOnly);
      return marked ? [`${file} → … → ${marked}`] : [];
    });
  expect(reaching).toEqual([]);
});

test("the facts of countries are read from their files: bundled, each bundle would hold their text", () => {
  const bundled = [...graph].flatMap(([file, imports]) =>
    imports
      .filter((one) => /facts\/(countries|blocs)\/|facts\/(visa|sources)\.json/.test(one))
      .map((one) => [file, one]),
  );
  expect(bundled).toEqual([]);
  expect([...graph].flatMap(([, imports]) => imports)).toContain("lib/data/countries/facts/origins.json");
});

/** The maximum number of modules that an index loads: each test file and bundle that imports it links all of them. */
const closureLimits: Readonly<Record<string, number>> = {
  "lib/data/countries/record/index.ts": 50,
  "lib/data/countries/index.ts": 160,
  "lib/domains/forms/index.ts": 385,
  "lib/domains/members/index.ts": 675,
  "lib/backoffice/desk/index.ts": 790,
};

test.each(Object.entries(closureLimits))("%s loads at most %d modules", (index, limit) => {
  expect(graph.has(index)).toBe(true);
  expect(closureOf(loaded, index).size).toBeLessThanOrEqual(limit);
});

test("texts about countries and the records of pages are loaded only by what shows them", () => {
  const texts = /^lib\/data\/(countries\/(profiles|histories)|content\/records)\//;
  const loadedBy = (index: string) =>
    [...closureOf(loaded, index)].flatMap((file) => [file, ...(loaded.get(file) ?? [])]);
  const textsOf = (index: string) => loadedBy(index).filter((file) => texts.test(file));
  for (const index of Object.keys(closureLimits)) expect(textsOf(index)).toEqual([]);
  expect(
    textsOf("lib/data/countries/profiles/index.ts").filter((file) => file.endsWith(".json")),
  ).toHaveLength(54);
});
