import { type FileKind, isHeic } from "../open/kinds.ts";

/** PDF readers look for the header in the first 1,024 bytes (ISO 32000-1, annex H.3, note 13). */
export const mostBeforePdf = 1_024;
const pdfHeader = /%PDF-[12]\.\d/;
/** This many bytes are enough to know the kind of a file. */
export const headBytes = mostBeforePdf + "%PDF-1.7".length;

const latin1 = (head: Uint8Array): string =>
  Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString("latin1");

/** Where the header of a PDF begins; undefined if there is none within reach. */
export function findPdfHeader(head: Uint8Array): number | undefined {
  const at = latin1(head.subarray(0, headBytes)).search(pdfHeader);
  return at >= 0 && at < mostBeforePdf ? at : undefined;
}

/**
 * The kind of a file by its first bytes, whatever its name says. The rest of it has to agree (clean-file.ts). Scanners
 * and mail programs put a byte order mark, an empty line or the header of a mail part before a PDF.
 */
export function kindOf(head: Uint8Array): FileKind | undefined {
  const text = latin1(head.subarray(0, 12));
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (text.startsWith("RIFF") && text.startsWith("WEBP", 8)) return "webp";
  return findPdfHeader(head) === undefined ? undefined : "pdf";
}

const signatures: readonly (readonly [format: string, signature: RegExp])[] = [
  ["GIF", /^GIF8/],
  ["TIFF", /^(II\*\0|MM\0\*)/],
  ["BMP", /^BM/],
  ["AVIF", /^....ftypavi[fs]/s],
  ["JPEG XL", /^(\xff\x0a|\0\0\0\x0cJXL )/],
];

/** The name of a photo format that is not accepted, for the refusal; undefined if the file is not a photo. */
export function otherPhotoFormat(head: Uint8Array): string | undefined {
  if (isHeic(head)) return "HEIC";
  const text = latin1(head.subarray(0, 12));
  return signatures.find(([, signature]) => signature.test(text))?.[0];
}
