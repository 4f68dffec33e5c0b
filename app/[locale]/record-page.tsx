import { notFound } from "next/navigation";
import { PageView } from "#components/content/page-view.tsx";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { findRecord } from "#lib/content/records/find-record.ts";
import { keysOf } from "#lib/site/keys-of.ts";
import "#app/sheets/record.css";

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

/** A page that is kept as a record. */
export function RecordPage({ path }: { path: string }) {
  const page = findRecord(path);
  if (!page) notFound();
  return <PageView page={page} />;
}
