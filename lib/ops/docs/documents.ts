import { globSync, readFileSync } from "node:fs";
import { records } from "#lib/data/content/records/index.ts";
import type { RecordPath } from "#lib/data/site/paths.ts";
import { kinds, type SiteEntry } from "#lib/data/site/entry.ts";
import { registry } from "#lib/data/site/registry.ts";
import { inRoot } from "../paths.ts";
import { pageSettings } from "#lib/platform/env.ts";

/** A Markdown table with columns padded as prettier pads them. Escapes `|` in cells. */
export function markdownTable(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [titles, ...rows].map((row) => row.map((cell) => cell.replaceAll("|", "\\|")));
  const widths = titles.map((_, column) => Math.max(...lines.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => (row[column] ?? "").padEnd(width)).join(" | ")} |`;
  const [head = [], ...body] = lines;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [line(head), rule, ...body.map(line)].join("\n");
}

/** Replaces the text between `<!-- NAME -->` and `<!-- /NAME -->`. Throws if these lines are missing. */
export function replacePart(text: string, name: string, part: string): string {
  const pattern = new RegExp(`(<!-- ${name} -->\n)[^]*?(\n<!-- /${name} -->)`);
  if (!pattern.test(text)) throw new Error(`There is no part ${name}.`);
  return text.replace(pattern, (_, begin: string, end: string) => `${begin}\n${part}\n${end}`);
}

const comment = /^ {2}\/\*\*((?:(?!\*\/)[^])*)\*\/\n {2}([A-Z_]+):/gm;

/**
 * The settings in the source of `lib/platform/env.ts` as a Markdown table: name, meaning, whether a change needs a new
 * build of the pages, and what applies when it is unset. Leaves out settings without `@defaultValue`, which only
 * commands set.
 */
export function settingsTable(source: string, inPages: readonly string[]): string {
  const rows = Array.from(source.matchAll(comment), ([, text = "", name = ""]) => {
    const words = text.replaceAll(/\s*\n\s*\* ?/g, " ").trim();
    const [meaning = "", whenUnset] = words.split(" @defaultValue ");
    return whenUnset === undefined
      ? undefined
      : [`\`${name}\``, meaning, inPages.includes(name) ? "yes" : "", whenUnset];
  });
  return markdownTable(
    ["Setting", "Meaning", "Build", "When unset"],
    rows.filter((row) => row !== undefined),
  );
}

const parameters: readonly (readonly [string, string])[] = [
  ["*", "{country}"],
  ["@", "{passport}"],
  ["+", "{form}"],
];

const spelled = (key: string): string =>
  parameters.reduce((path, [sign, parameter]) => path.replace(sign, parameter), key);

const seenBy = (entry: SiteEntry): string => {
  if (entry.kind === "staff") return `who has the right \`${entry.right}\``;
  return entry.kind === "portal" ? "members; others see a preview" : "everybody";
};

function pageRow([key, entry]: readonly [string, SiteEntry]): string[] {
  const name = "name" in entry ? entry.name : (records[key as RecordPath]?.title ?? "");
  const query = entry.reads ? ` \`?${entry.reads.join("=&")}=\`` : "";
  const made = entry.reads ? `${kinds[entry.kind].made}; with a query per request` : kinds[entry.kind].made;
  return [`\`${spelled(key)}\`${query}`, name, made, seenBy(entry)];
}

const methodNames = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/** The HTTP methods of a route file in `app`: those it passes to `route` or exports. */
function methodsOf(source: string): string[] {
  const handled = (method: string) =>
    new RegExp(
      `^ *${method}: |route\\(\\{[^}]*\\b${method}: |export (const|function|async function) ${method}\\b`,
      "m",
    ).test(source);
  return methodNames.filter(handled);
}

const operation = /(?:\bname(?:: | = )|query\(\n?\s*)"([a-zA-Z]+)"/g;

function callRow(file: string): string[] {
  const source = readFileSync(inRoot(file), "utf8");
  const address = file
    .replace(/^app/, "")
    .replace(/\/route\.ts$/, "")
    .replace(/^\/\[locale\]/, "/{locale}")
    .replaceAll(/\[(?:\.\.\.)?(\w+)\]/g, "{$1}");
  const operations = [...new Set(Array.from(source.matchAll(operation), ([, name = ""]) => `\`${name}\``))];
  return [`\`${address}\``, methodsOf(source).join(", "), operations.join(", ")];
}

/** The content of docs/addresses.md. */
function addresses(): string {
  const files = globSync("app/**/route.ts", { cwd: inRoot(".") }).sort();
  // The catch-all below /api is not a call.
  const calls = files.filter((file) => /^app\/api\/(?!\[\.\.\.path\])/.test(file));
  const others = files.filter((file) => !file.startsWith("app/api/"));
  return `# Addresses

Written by \`npm run docs\` from \`lib/data/site/registry.ts\`, \`lib/data/content/records/\` and the files below \`app/\`. Do not edit it by hand.

## Pages

\`{country}\` is the slug of one of 54 countries, \`{passport}\` the two-letter code of a passport, \`{form}\` the id of a form. Guides have
the same page for other ways to register (\`/sole-trader\`, \`/foreign-owner\`, \`/branch\`) and for printing (\`/print\`) below them.

${markdownTable(["Address", "Page", "Made", "Seen by"], Object.entries(registry).map(pageRow))}

## Calls

A call answers \`{ ok: true, data }\` or \`{ ok: false, error, code, fields? }\` (\`lib/platform/http/envelope.ts\`). A plain form post to the same
address is answered with 303. The operation is the name that the log and the audit use.

${markdownTable(["Address", "Methods", "Operation"], calls.map(callRow))}

## Files

${markdownTable(
  ["Address", "Methods"],
  others.map((file) => callRow(file).slice(0, 2)),
)}
`;
}

const operations = "docs/operations.md";

/** The documents that are generated from the code, in full or in part, by file. */
export const generatedDocuments = (): Readonly<Record<string, string>> => ({
  "docs/addresses.md": addresses(),
  [operations]: replacePart(
    readFileSync(inRoot(operations), "utf8"),
    "settings",
    settingsTable(readFileSync(inRoot("lib/platform/env.ts"), "utf8"), pageSettings),
  ),
});
