import "server-only";
import { refusal } from "./files/refusal.ts";
import { uploadBytes, uploadsPath } from "./open/limits.ts";
import { clientAddress } from "#lib/platform/http/client-address.ts";
import { checkOrigin } from "#lib/platform/http/check-origin.ts";
import { fail } from "#lib/platform/http/envelope.ts";
import { toAppError } from "#lib/platform/http/faults.ts";
import { localeOf } from "#lib/platform/http/endpoint.ts";
import { refuseRemembered } from "#lib/services/limits/index.ts";
import { isUuid } from "#lib/platform/text/is-uuid.ts";
import { withLocale, wordsOf } from "#lib/platform/words/index.ts";
import { completeUpload } from "./complete-upload.ts";
import { createUpload } from "./create-upload.ts";
import { openName } from "./file-name.ts";
import { db } from "#lib/platform/db.ts";
import type { UploadGuards } from "./guard.ts";
import { inHandFor, receiveBytes } from "./receive-bytes.ts";
import { mediaTypeOf, nameOf, type Asked, type FileKind } from "./open/kinds.ts";
import { drain, sentPieces } from "./pieces.ts";
import { removeUpload } from "./upload-retention.ts";
import { askStorage } from "./storage/site-storage.ts";

const tusVersion = "1.0.0";
const chunkType = "application/offset+octet-stream";

/** The headers of every response, and those of OPTIONS. */
const tusHeaders = { "tus-resumable": tusVersion, "cache-control": "no-store" } as const;
const tusAbilities = {
  ...tusHeaders,
  "tus-version": tusVersion,
  "tus-extension": "creation,termination",
  "tus-max-size": String(uploadBytes),
} as const;

function checkVersion(request: Request): void {
  if (request.headers.get("tus-resumable") !== tusVersion)
    throw refusal("precondition_failed", "fault.version", { version: tusVersion });
}

/** A byte count in a header. A missing or malformed one is an error of the client's developer. */
function countIn(request: Request, name: "upload-length" | "upload-offset"): number {
  const text = request.headers.get(name) ?? "";
  if (!/^\d{1,12}$/.test(text)) throw refusal("malformed", "fault.header", { name });
  return Number(text);
}

/** The pairs of Upload-Metadata: "filename cGhvdG8uanBn,field cGhvdG9z". A key without a value has an empty one. */
function readMetadata(request: Request): ReadonlyMap<string, string> {
  const pairs = (request.headers.get("upload-metadata") ?? "").slice(0, 4_096).split(",");
  return new Map(
    pairs.flatMap((pair): [string, string][] => {
      const [name, value = ""] = pair.trim().split(" ");
      return name ? [[name, Buffer.from(value, "base64").toString("utf8")]] : [];
    }),
  );
}

/** The columns of an upload that each request about it needs. */
const findUpload = async (id: string) =>
  isUuid(id)
    ? ((await db().upload.findUnique({ where: { id }, omit: { sha256: true, createdAt: true } })) ??
      undefined)
    : undefined;

type FoundUpload = NonNullable<Awaited<ReturnType<typeof findUpload>>>;

type Context = { params: Promise<{ id: string }> };

const fieldName = /^[\w.-]{1,80}$/;
/** Whatever the file contains, no browser renders it in this site's origin. */
const closed = {
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
  "cache-control": "private, no-store",
  "cross-origin-resource-policy": "same-origin",
};

const isGone = () => refusal("not_found", "fault.gone");

/** A file name in a header: in ASCII, and beside it the full name (RFC 6266). */
function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const whole = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

/** Runs a request in the language of its page; errors are returned in the envelope. */
function call<Rest extends unknown[]>(
  name: string,
  work: (request: Request, ...rest: Rest) => Promise<Response>,
) {
  return (request: Request, ...rest: Rest): Promise<Response> =>
    withLocale(localeOf(request), async () => {
      try {
        return await work(request, ...rest);
      } catch (thrown) {
        await drain(request);
        const error = toAppError(thrown, name);
        return fail(error, error.code === "precondition_failed" ? tusAbilities : tusHeaders);
      }
    });
}

/**
 * The upload endpoints. They implement the core protocol of tus 1.0.0 (HEAD, PATCH, OPTIONS) and its extensions
 * creation (without a deferred length) and termination: what tus clients need to resume after a cut. They do not
 * implement checksum, concatenation, expiration and creation-with-upload. `Upload-Metadata` contains `draft`, `field`
 * and `filename`. An empty PATCH at the end completes a file whose last response was lost.
 *
 * `guards` decide who may do anything; for everybody else the upload does not exist.
 */
export function uploadCalls({ owns, reads }: UploadGuards) {
  /** An upload of the caller, while its form is not sent. */
  async function own(
    request: Request,
    context: Context,
  ): Promise<{ row: FoundUpload; kinds: readonly Asked[] }> {
    const row = await findUpload((await context.params).id);
    if (!row) throw isGone();
    const allowed = await owns(request, { draft: row.draftId, field: row.field });
    if (!allowed || row.submissionId !== null) throw isGone();
    return { row, kinds: allowed.kinds };
  }

  return {
    options: async (): Promise<Response> => new Response(null, { status: 204, headers: tusAbilities }),

    create: call("createUpload", async (request) => {
      checkOrigin(request);
      checkVersion(request);
      const address = clientAddress(request.headers);
      refuseRemembered("upload", address, wordsOf("uploads")("fault.often"));
      const length = countIn(request, "upload-length");
      const metadata = readMetadata(request);
      const draft = metadata.get("draft");
      const field = metadata.get("field") ?? "";
      if (!isUuid(draft) || !fieldName.test(field))
        throw refusal("malformed", "fault.header", { name: "upload-metadata" });
      const allowed = await owns(request, { draft, field });
      if (!allowed) throw refusal("forbidden", "fault.closed");
      const id = await createUpload(
        { draft, field, name: metadata.get("filename") ?? "", length },
        { upTo: allowed.upTo, address },
      );
      return new Response(null, {
        status: 201,
        headers: { ...tusHeaders, location: `${uploadsPath}/${id}` },
      });
    }),

    head: call("findUpload", async (request, context: Context) => {
      checkVersion(request);
      const { row } = await own(request, context);
      const { received, length } = row;
      return new Response(null, {
        status: 200,
        headers: { ...tusHeaders, "upload-offset": String(received), "upload-length": String(length) },
      });
    }),

    patch: call("receiveUpload", async (request, context: Context) => {
      checkOrigin(request);
      checkVersion(request);
      if (request.headers.get("content-type") !== chunkType)
        throw refusal("unsupported_media_type", "fault.header", { name: "content-type" });
      const at = countIn(request, "upload-offset");
      const { row, kinds } = await own(request, context);
      if (at !== row.received) throw refusal("conflict", "fault.offset");
      if (Number(request.headers.get("content-length") ?? 0) > row.length - at)
        throw refusal("too_large", "fault.longer");
      let offset = at;
      if (row.state === "receiving" && request.body) {
        const body = request.body;
        const came = await inHandFor(clientAddress(request.headers), () =>
          receiveBytes(row, sentPieces(body), kinds),
        );
        if (came.fault !== undefined)
          throw refusal("malformed", "fault.cut", undefined, { cause: came.fault });
        offset = came.offset;
      }
      if (row.state === "receiving" && offset === row.length) await completeUpload(row.id, kinds);
      return new Response(null, { status: 204, headers: { ...tusHeaders, "upload-offset": String(offset) } });
    }),

    remove: call("removeUpload", async (request, context: Context) => {
      checkOrigin(request);
      checkVersion(request);
      const { row } = await own(request, context);
      await removeUpload(row.id);
      return new Response(null, { status: 204, headers: tusHeaders });
    }),

    read: call("readUpload", async (request, context: Context) => {
      const row = await findUpload((await context.params).id);
      const asked = row && {
        draft: row.draftId,
        field: row.field,
        submission: row.submissionId ?? undefined,
      };
      if (!row || !asked || !(await reads(request, asked)) || row.state === "receiving") throw isGone();
      if (row.state === "scanning") throw refusal("conflict", "fault.scanning");
      if (row.state === "infected") throw refusal("not_found", "fault.infected");
      const bytes = await askStorage((storage) => storage.open(row.id));
      if (!bytes) throw isGone();
      const kind = row.kind as FileKind;
      return new Response(bytes, {
        headers: {
          ...closed,
          "content-type": mediaTypeOf(kind),
          "content-length": String(row.size),
          "content-disposition": attachment(nameOf(openName(row), kind)),
        },
      });
    }),
  };
}
