import { findSource } from "./find-source.ts";

/** Whether figures of this source may be shown. A source that is not in the table is never shown. */
export const sourceEnabled = (id: string): boolean => findSource(id)?.enabled ?? false;
