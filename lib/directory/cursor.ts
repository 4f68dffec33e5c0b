import "server-only";
import { z } from "zod";

/** The entry after which a page goes on: its place in the order of names. */
export type Cursor = readonly [name: string, id: string];

const cursor = z.tuple([
  z
    .string()
    .max(200)
    .regex(/^[^\0]*$/),
  z.uuid(),
]);
const longest = 1200;

/** A place as it stands in an address. */
export const writeCursor = ([name, id]: Cursor): string =>
  Buffer.from(JSON.stringify([name, id])).toString("base64url");

/** The place an address names; undefined for what we did not write. */
export function readCursor(typed: string): Cursor | undefined {
  if (typed.length > longest) return undefined;
  try {
    return cursor.safeParse(JSON.parse(Buffer.from(typed, "base64url").toString())).data;
  } catch {
    return undefined;
  }
}
