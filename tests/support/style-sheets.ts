import { readFileSync } from "node:fs";
import path from "node:path";
import type { ImportGraph } from "./import-graph.ts";

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, "");

/** A sheet and all that it imports. */
function withImports(sheet: string): string[] {
  const brought = [...readFileSync(sheet, "utf8").matchAll(/@import "(\.[^"]+)"/g)].map(([, name = ""]) =>
    path.posix.join(path.posix.dirname(sheet), name),
  );
  return [sheet, ...brought.flatMap(withImports)];
}

/** The classes that a sheet's selectors begin with, which are those it styles. */
export function classesOf(sheet: string): Set<string> {
  const rules = withoutComments(readFileSync(sheet, "utf8")).replace(/\([^()]*\)/g, "");
  const begins = rules.split(/[{},;]/).flatMap((part) => /^\s*\.([a-z][a-z0-9-]*)/.exec(part)?.[1] ?? []);
  return new Set(begins);
}

/** The classes that a component names as literal text. */
function classesIn(file: string): string[] {
  const named = readFileSync(file, "utf8").matchAll(/className=(?:"([^"]+)"|\{([^}]*)\})/g);
  return [...named].flatMap(([, plain, code = ""]) =>
    (plain ?? [...code.matchAll(/["'`]([^"'`]+)["'`]/g)].map(([, text]) => text).join(" ")).split(/\s+/),
  );
}

function reached(file: string, graph: ImportGraph, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of graph.get(file) ?? []) if (graph.has(next)) reached(next, graph, seen);
  return seen;
}

/** A page, its layouts, and every module they import. */
export function modulesOf(page: string, graph: ImportGraph): string[] {
  const frames = page
    .split("/")
    .map((_, depth, parts) => [...parts.slice(0, depth), "layout.tsx"].join("/"))
    .filter((layout) => graph.has(layout));
  return [...new Set([page, ...frames].flatMap((file) => [...reached(file, graph)]))];
}

/** Classes that these modules use and that only sheets they do not load define, as "sheet ← class". */
export function withoutLook(
  modules: readonly string[],
  graph: ImportGraph,
  sheets: readonly string[],
): string[] {
  const loaded = new Set(
    modules.flatMap((file) =>
      (graph.get(file) ?? []).filter((name) => name.endsWith(".css")).flatMap(withImports),
    ),
  );
  const owners = new Map<string, string[]>();
  for (const sheet of sheets)
    for (const one of classesOf(sheet)) owners.set(one, [...(owners.get(one) ?? []), sheet]);
  const missing = modules
    .filter((file) => file.endsWith(".tsx"))
    .flatMap(classesIn)
    .flatMap((one) => {
      const own = owners.get(one);
      return own && !own.some((sheet) => loaded.has(sheet)) ? [`${own.join(", ")} ← ${one}`] : [];
    });
  return [...new Set(missing)];
}
