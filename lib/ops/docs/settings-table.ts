import { markdownTable } from "./markdown-table.ts";

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
