import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";

const docs = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", ...globSync("docs/**/*.md").sort()];
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

const found = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, one]) => one ?? "");

/** Names of files and folders of the project in a text; of a name with a placeholder, the part before it. */
function filesNamedIn(text: string): string[] {
  const rooms =
    /(?<![@\w./-])((?:app|components|docs|lib|prisma|public|tests)\/(?:[\w.()/-]|\[[\w.]+\])*(?:\w|\[[\w.]+\]))/g;
  const atRoot =
    /`([\w-]+\.md|(?:middleware|next\.config|instrumentation(?:-client)?)\.ts|[\w.]+\.(?:mjs|yaml)|Dockerfile|\.(?:editorconfig|nvmrc|env\.example|dockerignore))`/g;
  return [...found(text, rooms), ...found(text, atRoot)];
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

test("a file that is not there is found in a sentence, in a link and in a drawing", () => {
  const text = "See `lib/nothing/here.ts`, [more](docs/nothing.md) and\n  lib/text/none.ts ── pure";
  expect(filesNamedIn(text)).toEqual(["lib/nothing/here.ts", "docs/nothing.md", "lib/text/none.ts"]);
  expect(filesNamedIn("`lib/none/{slug}.json`, `/legal/…`, `@prisma/client`, `lib/nowhere/*.ts`")).toEqual([
    "lib/none",
    "lib/nowhere",
  ]);
});
