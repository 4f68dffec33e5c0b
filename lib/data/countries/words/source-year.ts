import { findSource } from "../record/find-source.ts";

/** The year of the copy of a source that was read; null if it states none. */
export function sourceYear(id: string): number | null {
  const year = /(?:19|20)\d{2}/.exec(findSource(id)?.snapshot ?? "")?.[0];
  return year ? Number(year) : null;
}
