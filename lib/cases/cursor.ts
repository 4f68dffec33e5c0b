import "server-only";
import { z } from "zod";

/** The case after which a page goes on: its place in the order of the list. */
export type Cursor = { at: Date; id: string };

const cursor = z.tuple([z.iso.datetime().refine((at) => at >= "0001"), z.uuid()]);
const longest = 200;

/** A place as it stands in an address. */
export const writeCursor = ({ at, id }: Cursor): string =>
  Buffer.from(JSON.stringify([at.toISOString(), id])).toString("base64url");

/** The place an address names; undefined for what we did not write. */
export function readCursor(typed: string | undefined): Cursor | undefined {
  if (!typed || typed.length > longest) return undefined;
  try {
    const { data } = cursor.safeParse(JSON.parse(Buffer.from(typed, "base64url").toString()));
    return data && { at: new Date(data[0]), id: data[1] };
  } catch {
    return undefined;
  }
}
