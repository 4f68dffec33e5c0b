import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "#lib/ops/paths.ts";
import { Refusal } from "#lib/ops/say.ts";

export type Selection = {
  /** Paths from the project's root; empty for every file. */
  files: readonly string[];
  /** Part of a test's name, if the given names are not part of a path. */
  title?: string;
};

/** The names of a file's tests: a string that is followed by a function or by the end of the line. */
const aName = /["'`](.*)["'`],\s*(?:async\s*)?(?:\(|function|\{|$)/gm;

const namesIn = (file: string): string[] =>
  Array.from(readFileSync(path.join(root, file), "utf8").matchAll(aName), ([, name]) => name ?? "");

/** The placeholders in a name that are filled in when the test runs: `${path}`, `%s`. */
const filledIn = /\$\{.*?\}|%[a-z]/;
const shortestPart = 8;

/** Whether `title` may match a test of this name; in a name with placeholders only the fixed parts are known. */
function mayBeMeant(name: string, title: string): boolean {
  if (name.includes(title)) return true;
  const parts = name.split(filledIn);
  return parts.length > 1 && parts.some((part) => part.length >= shortestPart && title.includes(part.trim()));
}

/**
 * The test files whose path contains one of `names`; if none does, the files with a test whose name contains them.
 * Throws a Refusal if nothing matches, so that a typo is not a green run of no tests.
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

/** The command-line arguments: names of tests, and options that are passed on to the tool (`--watch`, `-u`). */
export function readArguments(given: readonly string[]): { names: string[]; options: string[] } {
  return {
    names: given.filter((one) => !one.startsWith("-")),
    options: given.filter((one) => one.startsWith("-")),
  };
}

/** `text` escaped for a regular expression. */
export const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
