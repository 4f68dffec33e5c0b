import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { inRoot } from "../paths.ts";
import { endWith, Refusal } from "../say.ts";
import { comparable, firstDifference } from "../seal/comparable.ts";

const folders = ["sealed", "sealed-lite", "sealed-frames"];
const compared = /\.(?:html|csv|ics|json|txt|xml|webmanifest)$/;
const usage =
  "npm run compare -- FOLDER [--without ATTRIBUTE]…  (FOLDER: a copy of `.next` made before the change)";

function readArguments(): { given: string; without: string[] } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { without: { type: "string", multiple: true, default: [] } },
    });
    const [given = ""] = positionals;
    if (existsSync(path.join(given, "sealed"))) return { given, without: values.without };
  } catch {
    // An option that is not known.
  }
  throw new Refusal(usage);
}

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
 * an earlier `.next`, but for attributes named by `--without`. Prints each file that is new, gone or different, and exits with status 1 if there is one.
 */
async function main(): Promise<number> {
  const { given, without } = readArguments();
  const now = inRoot(".next");
  const [older, newer] = await Promise.all([filesOf(given), filesOf(now)]);
  const lines = [
    ...[...older].filter((file) => !newer.has(file)).map((file) => `gone       ${file}`),
    ...[...newer].filter((file) => !older.has(file)).map((file) => `new        ${file}`),
  ];
  let same = 0;
  for (const file of [...older].filter((file) => newer.has(file))) {
    const [before, after] = await Promise.all(
      [given, now].map(async (build) => comparable(await readFile(path.join(build, file), "utf8"), without)),
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
