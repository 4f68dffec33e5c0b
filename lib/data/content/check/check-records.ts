import { problemsIn, readJsonFiles } from "#lib/platform/json-files.ts";
import { computedLists } from "../records/computed-lists.ts";
import { fillTexts } from "../texts/fill-texts.ts";
import { withLists, type Lists } from "../texts/with-lists.ts";
import { schemaOfFile } from "./files.ts";

const folder = "lib/data/content/records";

/** The files of the pages of the group. */
export const readRecordFiles = () => readJsonFiles(folder);

type WithSections = Parameters<typeof withLists>[0];
const hasSections = (content: unknown): content is WithSections =>
  typeof content === "object" && content !== null && "sections" in content && Array.isArray(content.sections);

const listsByFile: ReadonlyMap<string, Lists> = new Map(Object.entries(computedLists));

/**
 * Everything that is wrong with the files of the pages of the group, one sentence for each problem. They are checked as
 * the site shows them, with placeholders filled in and computed lists added.
 */
export function checkRecords(files = readRecordFiles()): string[] {
  return Object.entries(files).flatMap(([file, content]) => {
    const name = file.slice(folder.length + 1, -".json".length);
    const schema = schemaOfFile(name);
    const filled = fillTexts(content);
    const lists = listsByFile.get(name);
    if (!lists || !hasSections(filled)) return problemsIn(file, schema, filled);
    const lost = Object.keys(lists).filter((id) => !filled.sections.some((section) => section.id === id));
    return [
      ...lost.map((id) => `${file}: no section has the id ${id}, to which the site adds a list`),
      ...problemsIn(file, schema, withLists(filled, lists)),
    ];
  });
}
