import { globSync, readFileSync } from "node:fs";
import type { z } from "zod";

/** The contents of JSON files by their paths from the root of the project. */
export type JsonFiles = Readonly<Record<string, unknown>>;

function parseFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new Error(`${file} is not JSON: ${String(cause)}`, { cause });
  }
}

/** Reads every JSON file below a folder. Commands run in the root of the project. */
export const readJsonFiles = (folder: string): JsonFiles =>
  Object.fromEntries(
    globSync(`${folder}/**/*.json`)
      .sort()
      .map((file) => [file, parseFile(file)]),
  );

/** What a schema says is wrong with a file: one sentence for each problem, with the file and the path in it. */
export function problemsIn(file: string, schema: z.ZodType, content: unknown): string[] {
  const { error } = schema.safeParse(content);
  return (error?.issues ?? []).map(({ path, message }) =>
    [file, ...(path.length > 0 ? [path.join(".")] : []), message].join(": "),
  );
}
