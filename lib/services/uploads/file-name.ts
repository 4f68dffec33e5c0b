import "server-only";
import { open, seal } from "#lib/platform/secrets/index.ts";
import { cleanLine } from "#lib/platform/text/clean.ts";
import { z } from "zod";

const longest = 120;
/** Characters that change the direction of the text after them: "photo\u202Egpj.exe" would read as a photo. */
const turns = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const purpose = "upload name";

/** The name of a file as its owner knows it: without its folders, in one line. */
function cleanName(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? "";
  const plain = cleanLine(last.normalize("NFC").replace(turns, ""));
  return Array.from(plain).slice(-longest).join("").trim();
}

export const sealName = (id: string, name: string): Uint8Array<ArrayBuffer> =>
  seal(purpose, { id, name: cleanName(name) });

/** The name that was sealed for this upload; empty if the seal belongs to another one. */
export function openName({ id, sealedName }: { id: string; sealedName: Uint8Array }): string {
  const parsed = z.object({ id: z.literal(id), name: z.string() }).safeParse(open(purpose, sealedName));
  return parsed.success ? parsed.data.name : "";
}
