import "server-only";
import { z } from "zod";

/** A pagination cursor: the sort key of the entry after which the next page starts. */
export type Cursor = readonly [name: string, id: string];

const cursor = z.tuple([
  z
    .string()
    .max(200)
    .regex(/^[^\0]*$/),
  z.uuid(),
]);
const longest = 1200;

/** The cursor as it is written in a URL. */
export const writeCursor = ([name, id]: Cursor): string =>
  Buffer.from(JSON.stringify([name, id])).toString("base64url");

/** Reads a cursor from a URL; undefined if it is malformed. */
export function readCursor(typed: string): Cursor | undefined {
  if (typed.length > longest) return undefined;
  try {
    return cursor.safeParse(JSON.parse(Buffer.from(typed, "base64url").toString())).data;
  } catch {
    return undefined;
  }
}
