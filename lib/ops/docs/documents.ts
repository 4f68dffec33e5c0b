import { readFileSync } from "node:fs";
import { pageSettings } from "#lib/platform/env.ts";
import { inRoot } from "../paths.ts";
import { addresses } from "./addresses.ts";
import { replacePart } from "./replace-part.ts";
import { settingsTable } from "./settings-table.ts";

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
