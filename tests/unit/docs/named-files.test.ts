import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";

const readmes = globSync(["lib/ops/README.md", "lib/*/*/README.md"]).sort();
const docs = [
  "README.md",
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  ...globSync("docs/**/*.md").sort(),
  ...readmes,
];
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

const found = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, one]) => one ?? "");

/** Names of files and folders of the project in a text; of a name with a placeholder, the part before it. */
function filesNamedIn(text: string): string[] {
  const folders =
    /(?<![@\w./-])((?:app|components|docs|lib|prisma|public|tests)\/(?:[\w.()/-]|\[[\w.]+\])*(?:\w|\[[\w.]+\]))/g;
  const atRoot =
    /`([\w-]+\.md|(?:middleware|next\.config|instrumentation(?:-client)?)\.ts|[\w.]+\.(?:mjs|yaml)|Dockerfile|\.(?:editorconfig|nvmrc|env\.example|dockerignore))`/g;
  return [...found(text, folders), ...found(text, atRoot)];
}

test.each(docs)("every file, link and command that %s names is there", (doc) => {
  const text = readFileSync(doc, "utf8");
  const links = found(text, /\]\((?!https?:|#|mailto:)([^)#\s]+)/g).map((to) =>
    path.join(path.dirname(doc), to),
  );
  expect([...filesNamedIn(text), ...links].filter((file) => !existsSync(file))).toEqual([]);
  const commands = found(text, /npm run ([\w:-]+)/g);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

const sources = globSync(["{app,components,lib,tests,prisma}/**/*.{ts,tsx,mjs,sql,prisma}", "*.{ts,mjs}"]);
const words = new Set(sources.flatMap((file) => readFileSync(file, "utf8").match(/[A-Za-z_$][\w$]*/g) ?? []));

/** Names written as code that only an identifier of the code can be: with a capital inside. */
const identifiersIn = (text: string): string[] => found(text, /`([a-z]+[A-Z][\w$]*)(?:\(\))?`/g);

/** The files that a command for one kind of tests names, as a pattern of their paths. */
const testsNamedIn = (text: string) =>
  Array.from(text.matchAll(/npm run (unit|integration|e2e) -- ([a-z][\w/.-]*)/g), ([, kind, pattern]) => ({
    kind,
    pattern,
  }));

test.each(docs)("every identifier and every test that %s names is there", (doc) => {
  const text = readFileSync(doc, "utf8");
  expect(identifiersIn(text).filter((one) => !words.has(one))).toEqual([]);
  const isThere = ({ kind, pattern }: { kind?: string | undefined; pattern?: string | undefined }) =>
    sources.some((file) => file.startsWith(`tests/${kind}/`) && file.includes(pattern ?? ""));
  expect(testsNamedIn(text).filter((one) => !isThere(one))).toEqual([]);
});

test("a name that the code does not know is found, one that is no identifier is not looked for", () => {
  const text = "`nobodyHasThis`, `fetch()`, `npm run unit -- docs`, `npm run e2e -- no-such-journey`";
  expect(identifiersIn(text)).toEqual(["nobodyHasThis"]);
  expect(testsNamedIn(text)).toEqual([
    { kind: "unit", pattern: "docs" },
    { kind: "e2e", pattern: "no-such-journey" },
  ]);
});

test("a file that is not there is found in a sentence, in a link and in a drawing", () => {
  const text = "See `lib/nothing/here.ts`, [more](docs/nothing.md) and\n  lib/platform/text/none.ts ── pure";
  expect(filesNamedIn(text)).toEqual(["lib/nothing/here.ts", "docs/nothing.md", "lib/platform/text/none.ts"]);
  expect(filesNamedIn("`lib/none/{slug}.json`, `/legal/…`, `@prisma/client`, `lib/nowhere/*.ts`")).toEqual([
    "lib/none",
    "lib/nowhere",
  ]);
});

test("each module of lib with more than ten files says in at most 40 lines what it is, and the README of the project in 120", () => {
  const files = globSync("lib/*/*/**/*.{ts,tsx,mjs}", { exclude: ["lib/generated/**"] });
  const modules = Map.groupBy(files, (file) =>
    file
      .split("/")
      .slice(0, file.startsWith("lib/ops/") ? 2 : 3)
      .join("/"),
  );
  const large = [...modules].flatMap(([module, own]) => (own.length > 10 ? [`${module}/README.md`] : []));
  expect(large.filter((file) => !readmes.includes(file))).toEqual([]);
  const linesOf = (file: string) => readFileSync(file, "utf8").trimEnd().split("\n").length;
  expect(readmes.filter((file) => linesOf(file) > 40)).toEqual([]);
  expect(linesOf("README.md")).toBeLessThanOrEqual(120);
});
