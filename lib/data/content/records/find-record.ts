import type { RecordPath } from "#lib/data/site/paths.ts";
import { placeOf } from "../pages.ts";
import type { Page } from "../types.ts";
import { records } from "./index.ts";

const isRecord = (path: string): path is RecordPath => Object.hasOwn(records, path);

/** The record page at `path`, with its place in the registry. */
export const getRecord = (path: RecordPath): Page => ({ ...placeOf(path), ...records[path] });

/** Like `getRecord`, for any path; undefined if no record page is there. */
export const findRecord = (path: string): Page | undefined => (isRecord(path) ? getRecord(path) : undefined);
