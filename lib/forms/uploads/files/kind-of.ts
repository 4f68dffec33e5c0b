import type { FileKind } from "../open/kinds.ts";

/** By so many bytes a kind is known. */
export const headBytes = 12;

const startsWith = (head: Uint8Array, text: string, at = 0): boolean =>
  Buffer.from(head.buffer, head.byteOffset, head.byteLength)
    .subarray(at, at + text.length)
    .equals(Buffer.from(text, "latin1"));

/** What a file is by its first bytes, whatever its name says. The rest of it has to agree (clean-file.ts). */
export function kindOf(head: Uint8Array): FileKind | undefined {
  if (startsWith(head, "\xff\xd8\xff")) return "jpeg";
  if (startsWith(head, "\x89PNG\r\n\x1a\n")) return "png";
  if (startsWith(head, "RIFF") && startsWith(head, "WEBP", 8)) return "webp";
  return startsWith(head, "%PDF-") ? "pdf" : undefined;
}
