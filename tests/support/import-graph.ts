import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

const root = path.resolve(import.meta.dirname, "../..");
const folders = ["app", "components", "lib", "prisma", "tests"];
const single = [
  "middleware.ts",
  "instrumentation.ts",
  "instrumentation-client.ts",
  "next.config.ts",
  "prisma.config.ts",
];

/** The modules of the project and the project modules that each imports; paths from the project's root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

function resolveImport(from: string, name: string): string | undefined {
  if (name.startsWith("#")) return name.slice(1);
  if (name === "server-only") return name;
  return name.startsWith(".") ? path.posix.join(path.posix.dirname(from), name) : undefined;
}

const typeImports = /^(?:import|export) type [^;]*;/gm;

/**
 * Reads every module that git tracks or would track, as text; no code of the project runs. Without types, it contains
 * what is loaded when a module runs.
 */
export function readImportGraph({ withTypes = true } = {}): ImportGraph {
  const listing = ["ls-files", "-co", "--exclude-standard", "--", ...folders, ...single];
  const files = execFileSync("git", listing, { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  return new Map(
    files.map((file) => {
      const text = readFileSync(path.join(root, file), "utf8");
      const { importedFiles } = ts.preProcessFile(
        withTypes ? text : text.replaceAll(typeImports, ""),
        true,
        true,
      );
      return [file, importedFiles.flatMap(({ fileName }) => resolveImport(file, fileName) ?? [])];
    }),
  );
}

/** A module and everything it imports, directly or not. */
export function closureOf(graph: ImportGraph, entry: string): ReadonlySet<string> {
  const reached = new Set([entry]);
  for (const file of reached)
    for (const next of graph.get(file) ?? []) if (graph.has(next)) reached.add(next);
  return reached;
}

/** The groups of modules that import each other in a cycle (Tarjan's strongly connected components). */
export function findCycles(graph: ImportGraph): string[][] {
  const cycles: string[][] = [];
  const found = new Map<string, { index: number; low: number; isOpen: boolean }>();
  const open: string[] = [];
  const visit = (file: string) => {
    const own = { index: found.size, low: found.size, isOpen: true };
    found.set(file, own);
    open.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!graph.has(next)) continue;
      const known = found.get(next) ?? visit(next);
      if (known.isOpen) own.low = Math.min(own.low, known.low);
    }
    if (own.low !== own.index) return own;
    const cycle = open.splice(open.indexOf(file));
    for (const member of cycle) found.get(member)!.isOpen = false;
    if (cycle.length > 1 || graph.get(file)?.includes(file)) cycles.push(cycle.sort());
    return own;
  };
  for (const file of graph.keys()) if (!found.has(file)) visit(file);
  return cycles;
}
