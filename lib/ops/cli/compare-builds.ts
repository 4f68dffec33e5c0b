import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { inRoot } from "../paths.ts";
import { endWith, Refusal } from "../say.ts";
import { comparable, firstDifference } from "../seal/comparable.ts";

const folders = ["sealed", "sealed-lite", "sealed-frames"];
const compared = /\.(?:html|csv|ics|json|txt|xml|webmanifest)$/;
const usage = "npm run compare -- FOLDER  (a copy of `.next` made before the change)";

/** The files of a build that are compared, by their path below `.next`. */
async function filesOf(build: string): Promise<Set<string>> {
  const listed = await Promise.all(
    folders.map(async (folder) => {
      const entries = await readdir(path.join(build, folder), { recursive: true });
      return entries.filter((file) => compared.test(file)).map((file) => path.join(folder, file));
    }),
  );
  return new Set(listed.flat());
}

/**
 * `npm run compare -- FOLDER`: compares every sealed page, lite copy and data file of the build in `.next` with a copy of
 * an earlier `.next`. Prints each file that is new, gone or different, and exits with status 1 if there is one.
 */
async function main(): Promise<number> {
  const [given] = process.argv.slice(2);
  if (!given || !existsSync(path.join(given, "sealed"))) throw new Refusal(usage);
  const now = inRoot(".next");
  const [older, newer] = await Promise.all([filesOf(given), filesOf(now)]);
  const lines = [
    ...[...older].filter((file) => !newer.has(file)).map((file) => `gone       ${file}`),
    ...[...newer].filter((file) => !older.has(file)).map((file) => `new        ${file}`),
  ];
  let same = 0;
  for (const file of [...older].filter((file) => newer.has(file))) {
    const [before, after] = await Promise.all(
      [given, now].map(async (build) => comparable(await readFile(path.join(build, file), "utf8"))),
    );
    const found = (["content", "styles"] as const).flatMap((part) => {
      const difference = before && after && firstDifference(before[part], after[part]);
      if (!difference) return [];
      return [
        `${part.padEnd(10)} ${file}`,
        `  before: ${difference.before}`,
        `  after:  ${difference.after}`,
      ];
    });
    if (found.length === 0) same++;
    lines.push(...found);
  }
  const differ = new Set([...older, ...newer]).size - same;
  process.stdout.write([...lines, `${same} files are the same, ${differ} differ.`, ""].join("\n"));
  return differ > 0 ? 1 : 0;
}

main().then((code) => process.exit(code), endWith);
