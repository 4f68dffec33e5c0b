import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "#lib/ops/paths.ts";
import { Refusal } from "#lib/ops/say.ts";

export type Selection = {
  /** Paths from the project's root; empty where every file is meant. */
  files: readonly string[];
  /** Part of a test's name, where the names given are no part of a path. */
  title?: string;
};

/** The names of the tests of a file: a string that a function, or the end of the line, follows. */
const aName = /["'`](.*)["'`],\s*(?:async\s*)?(?:\(|function|\{|$)/gm;

const namesIn = (file: string): string[] =>
  Array.from(readFileSync(path.join(root, file), "utf8").matchAll(aName), ([, name]) => name ?? "");

/** What a name is filled in with when the test runs: `${path}`, `%s`. */
const filledIn = /\$\{.*?\}|%[a-z]/;
const shortestPart = 8;

/** Whether a test of this name may be meant by `title`; of a name that is filled in only the fixed parts are known. */
function mayBeMeant(name: string, title: string): boolean {
  if (name.includes(title)) return true;
  const parts = name.split(filledIn);
  return parts.length > 1 && parts.some((part) => part.length >= shortestPart && title.includes(part.trim()));
}

/**
 * The test files whose path holds one of `names`; where none does, the files with a test whose name holds them. Throws
 * a Refusal where nothing fits, so that a slip of the pen is no green run of nothing.
 */
export function selectTests(pattern: string, names: readonly string[]): Selection {
  if (names.length === 0) return { files: [] };
  const all = globSync(pattern, { cwd: root }).sort();
  const wanted = names.map((name) => name.replace(/^\.\//, "").toLowerCase());
  const byPath = all.filter((file) => wanted.some((name) => file.toLowerCase().includes(name)));
  if (byPath.length > 0) return { files: byPath };
  const title = names.join(" ");
  const byTitle = all.filter((file) => namesIn(file).some((name) => mayBeMeant(name, title)));
  if (byTitle.length > 0) return { files: byTitle, title };
  throw new Refusal(`No test in ${pattern} has "${title}" in its path or its name.`);
}

/** What was asked for on the command line: names of tests, and what is handed on to the tool (`--watch`, `-u`). */
export function readArguments(given: readonly string[]): { names: string[]; options: string[] } {
  return {
    names: given.filter((one) => !one.startsWith("-")),
    options: given.filter((one) => one.startsWith("-")),
  };
}

/** `text` as a part of a regular expression that means just it. */
export const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
