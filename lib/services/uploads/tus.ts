import "server-only";
import { refusal } from "./files/refusal.ts";
import { uploadBytes } from "./open/limits.ts";

const tusVersion = "1.0.0";
export const chunkType = "application/offset+octet-stream";

/** The headers of every response, and those of OPTIONS. */
export const tusHeaders = { "tus-resumable": tusVersion, "cache-control": "no-store" } as const;
export const tusAbilities = {
  ...tusHeaders,
  "tus-version": tusVersion,
  "tus-extension": "creation,termination",
  "tus-max-size": String(uploadBytes),
} as const;

export function checkVersion(request: Request): void {
  if (request.headers.get("tus-resumable") !== tusVersion)
    throw refusal("precondition_failed", "fault.version", { version: tusVersion });
}

/** A byte count in a header. A missing or malformed one is an error of the client's developer. */
export function countIn(request: Request, name: "upload-length" | "upload-offset"): number {
  const text = request.headers.get(name) ?? "";
  if (!/^\d{1,12}$/.test(text)) throw refusal("malformed", "fault.header", { name });
  return Number(text);
}

/** The pairs of Upload-Metadata: "filename cGhvdG8uanBn,field cGhvdG9z". A key without a value has an empty one. */
export function readMetadata(request: Request): ReadonlyMap<string, string> {
  const pairs = (request.headers.get("upload-metadata") ?? "").slice(0, 4_096).split(",");
  return new Map(
    pairs.flatMap((pair): [string, string][] => {
      const [name, value = ""] = pair.trim().split(" ");
      return name ? [[name, Buffer.from(value, "base64").toString("utf8")]] : [];
    }),
  );
}
