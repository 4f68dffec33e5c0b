import type { Page } from "../types.ts";
import { records } from "./index.ts";

const byPath = new Map(records.map((page) => [page.path as string, page]));

/** The page kept as a record at `path`, or undefined. */
export const findRecord = (path: string): Page | undefined => byPath.get(path);
