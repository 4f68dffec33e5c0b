import { pageMetadata } from "#lib/content/page-metadata.ts";
import { findRecord } from "#lib/content/records/find-record.ts";
import { keysOf } from "#lib/site/keys-of.ts";

/** Drawn by a file of its own, with a map. */
const withOwnFile = "/explore";

/** The records whose paths are such, as the parts of their addresses. */
export const recordParts = (isSuch: (path: string) => boolean): { path: string[] }[] =>
  keysOf("record")
    .filter((path) => path !== withOwnFile && isSuch(path))
    .map((path) => ({ path: path.slice(1).split("/") }));

export function recordMetadata(path: string) {
  const page = findRecord(path);
  return page ? pageMetadata({ ...page, index: !page.unlisted }) : {};
}
