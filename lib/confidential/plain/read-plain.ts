import "server-only";
import { AppError } from "../../errors.ts";
import { readForm } from "../../http/read-body.ts";
import { fault } from "#lib/words/faults.ts";
import { fileBytes, mostFiles, postBytes } from "../open/limits.ts";

export type PlainFile = { name: string; bytes: Uint8Array<ArrayBuffer> };
export type PlainPost = { fields: URLSearchParams; files: PlainFile[]; faults: Record<string, string[]> };

/** So many are read at once, each whole in memory; the others are asked to come again. */
const mostAtOnce = 8;
let inHand = 0;

/** A plain post with its files, read into memory and nowhere else. What is wrong with files is told, not thrown. */
export async function readPlain(request: Request): Promise<PlainPost> {
  if (inHand >= mostAtOnce)
    throw new AppError("unavailable", fault("confidential.busy"), { retryAfterSeconds: 10 });
  inHand += 1;
  try {
    const form = await readForm(request, { bytes: postBytes, sentence: () => fault("confidential.large") });
    const fields = new URLSearchParams();
    const chosen: File[] = [];
    for (const [name, value] of form) {
      if (typeof value === "string") fields.append(name, value);
      else if (value.name && name === "files") chosen.push(value);
    }
    const faults: Record<string, string[]> = {};
    const tell = (sentence: string) => void (faults["files"] ??= []).push(sentence);
    if (chosen.length > mostFiles) tell(fault("confidential.manyFiles", { most: mostFiles }));
    if (chosen.some(({ size }) => size > fileBytes)) tell(fault("confidential.largeFile"));
    if (faults["files"]) return { fields, files: [], faults };
    const files = await Promise.all(
      chosen.map(async (file) => ({
        name: file.name.slice(0, 120),
        bytes: new Uint8Array(await file.arrayBuffer()),
      })),
    );
    return { fields, files: files.filter(({ bytes }) => bytes.byteLength > 0), faults };
  } finally {
    inHand -= 1;
  }
}
