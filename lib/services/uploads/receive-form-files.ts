import "server-only";
import { Busboy, type BusboyHeaders, type BusboyInstance } from "@fastify/busboy";
import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { AppError } from "#lib/platform/errors.ts";
import { clientAddress } from "#lib/platform/http/client-address.ts";
import { checkOrigin } from "#lib/platform/http/check-origin.ts";
import { isDatabaseAway } from "#lib/platform/http/faults.ts";
import { maxBodyBytes } from "#lib/platform/http/read-body.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { db } from "#lib/platform/db.ts";
import { completeUpload } from "./complete-upload.ts";
import { createUpload } from "./create-upload.ts";
import { refusal } from "./files/refusal.ts";
import type { UploadGuard } from "./guard.ts";
import { inHandFor, receiveBytes } from "./receive-bytes.ts";
import { draftFiles, uploadBytes } from "./open/limits.ts";
import { drain, sentPieces } from "./pieces.ts";
import { removeUpload } from "./upload-retention.ts";

export type FormFiles = {
  /** The other fields of the post, and the ids of the added files under the names of their questions. */
  fields: URLSearchParams;
  /** Why files could not be added, by question: one sentence for each file. */
  faults: Readonly<Record<string, readonly string[]>>;
};

type Given = { draft: string; owns: UploadGuard };

const mostFields = 200;

/** Stopping early leaves the file stream open: the rest of it has to pass before the next part of the post arrives. */
const withoutEnd = (file: Readable): AsyncIterable<Uint8Array> => ({
  [Symbol.asyncIterator]: () => file.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>,
});

/** Receives one file of a post, by the same path as every upload. Its length is known only once it has arrived. */
async function receiveOne(
  request: Request,
  { draft, owns }: Given,
  { field, name, file }: { field: string; name: string; file: Readable },
): Promise<string> {
  const allowed = await owns(request, { draft, field });
  if (!allowed) throw refusal("forbidden", "fault.closed");
  const address = clientAddress(request.headers);
  const id = await createUpload({ draft, field, name, length: uploadBytes }, { upTo: allowed.upTo, address });
  const given = { id, received: 0, length: uploadBytes };
  try {
    const { offset, fault: cut } = await receiveBytes(given, withoutEnd(file), allowed.kinds);
    if (cut !== undefined) throw refusal("malformed", "fault.cut", undefined, { cause: cut });
    if (offset === 0) throw refusal("invalid_input", "fault.empty");
    await db().upload.updateMany({ where: { id, received: offset }, data: { length: offset } });
    await completeUpload(id, allowed.kinds);
    return id;
  } catch (thrown) {
    await removeUpload(id); // nobody resumes it: a plain post sends all of it again
    throw thrown instanceof AppError && thrown.code === "too_large"
      ? refusal("too_large", "fault.large", { most: uploadBytes / 1024 / 1024 })
      : thrown;
  }
}

/** Why a file was refused; rethrows an error that is a reason to give up the whole post. */
function sentenceOf(thrown: unknown): string {
  if (thrown instanceof AppError && !["unavailable", "malformed", "internal"].includes(thrown.code))
    return thrown.message;
  throw thrown;
}

function open(request: Request): BusboyInstance {
  const headers = { "content-type": request.headers.get("content-type") ?? "" } as BusboyHeaders;
  const limits = {
    fieldNameSize: 100,
    fieldSize: maxBodyBytes,
    fields: mostFields,
    files: draftFiles,
    headerPairs: 20,
    headerSize: 4_096,
  };
  try {
    return new Busboy({ headers, limits, highWaterMark: 64 * 1024, fileHwm: 64 * 1024 });
  } catch (cause) {
    throw new AppError("malformed", fault("unreadable"), { cause });
  }
}

/**
 * Receives a plain form post with files, from a page without script. Files are received one after another as they
 * arrive, and are never whole in memory. An error in one file is shown beside its question, and the others are still
 * accepted. Throws if the post breaks off or the storage is unavailable.
 */
export async function receiveFormFiles(request: Request, given: Given): Promise<FormFiles> {
  try {
    return await receive(request, given);
  } catch (thrown) {
    await drain(request);
    throw thrown;
  }
}

async function receive(request: Request, given: Given): Promise<FormFiles> {
  checkOrigin(request);
  const body = request.body;
  if (!body) throw new AppError("malformed", fault("unreadable"));
  const fields = new URLSearchParams();
  const faults: Record<string, string[]> = {};
  let typed = 0;
  const parser = open(request);
  const files: Readable[] = [];
  let taken: Promise<void> = Promise.resolve();

  async function take(field: string, name: string, file: Readable): Promise<void> {
    try {
      fields.append(field, await receiveOne(request, given, { field, name, file }));
    } catch (thrown) {
      (faults[field] ??= []).push(sentenceOf(thrown));
    } finally {
      file.resume();
    }
  }

  parser.on("field", (name, value, isNameCut, isValueCut) => {
    typed += name.length + Buffer.byteLength(value);
    if (isNameCut || isValueCut || typed > maxBodyBytes)
      parser.destroy(new AppError("too_large", fault("tooLarge")));
    else fields.append(name, value);
  });
  parser.on("file", (field, file, name) => {
    if (!name) return void file.resume(); // no file was chosen
    file.on("error", () => undefined); // its reader gets the error, now or later
    files.push(file);
    taken = taken.then(() => take(field, name, file));
    taken.catch((thrown: Error) => parser.destroy(thrown)); // the rest of the post is not needed
  });
  for (const limit of ["fieldsLimit", "filesLimit", "partsLimit"] as const)
    parser.on(limit, () => parser.destroy(new AppError("too_large", fault("tooLarge"))));

  return inHandFor(clientAddress(request.headers), async () => {
    const source = Readable.from(sentPieces(body), { objectMode: false });
    source.once("error", (cause) => parser.destroy(cause));
    const ended = finished(parser);
    source.pipe(parser);
    try {
      await ended;
      await taken;
    } catch (thrown) {
      source.destroy();
      for (const file of files) file.destroy(new Error("the post broke off"));
      await taken.catch(() => undefined);
      // Neither is an error of the post: if the database is unavailable, the visitor should retry.
      throw thrown instanceof AppError || isDatabaseAway(thrown)
        ? thrown
        : new AppError("malformed", fault("unreadable"), { cause: thrown });
    }
    return { fields, faults };
  });
}
