import "server-only";
import { z } from "zod";

/** The last case of a page, by its sort key. */
export type Cursor = { at: Date; id: string };

const cursor = z.tuple([z.iso.datetime().refine((at) => at >= "0001"), z.uuid()]);
const longest = 200;

/** A cursor as it appears in a URL. */
export const writeCursor = ({ at, id }: Cursor): string =>
  Buffer.from(JSON.stringify([at.toISOString(), id])).toString("base64url");

/** Parses the cursor in a URL; undefined if it is invalid. */
export function readCursor(typed: string | undefined): Cursor | undefined {
  if (!typed || typed.length > longest) return undefined;
  try {
    const { data } = cursor.safeParse(JSON.parse(Buffer.from(typed, "base64url").toString()));
    return data && { at: new Date(data[0]), id: data[1] };
  } catch {
    return undefined;
  }
}
