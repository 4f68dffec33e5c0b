import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { findRecord } from "#lib/data/content/records/find-record.ts";
import { keysOf } from "#lib/data/site/registry-keys.ts";

/** The record page with its own page file, because it has a map. */
const withOwnFile = "/explore";

/** The path segments of the record pages whose paths satisfy `isSuch`. */
export const recordParts = (isSuch: (path: string) => boolean): { path: string[] }[] =>
  keysOf("record")
    .filter((path) => path !== withOwnFile && isSuch(path))
    .map((path) => ({ path: path.slice(1).split("/") }));

export function recordMetadata(path: string) {
  const page = findRecord(path);
  return page ? pageMetadata({ ...page, index: !page.unlisted }) : {};
}
