const brands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]);
const fewestBytes = 12;

/**
 * Whether a file is a HEIC or HEIF photo, by its first bytes (ISO/IEC 23008-12). Phones of Apple and others take photos
 * in this format.
 */
export function isHeic(head: Uint8Array): boolean {
  if (head.byteLength < fewestBytes) return false;
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to));
  return text(4, 8) === "ftyp" && brands.has(text(8, 12));
}

/** What a question may ask for, as in its field (lib/domains/fields/open/fields.ts). */
export type Asked = "photo" | "pdf";

/** The kind of a file, by its content. */
export type FileKind = "jpeg" | "png" | "webp" | "pdf";

export const askedOf = (kind: FileKind): Asked => (kind === "pdf" ? "pdf" : "photo");

export const mediaTypeOf = (kind: FileKind): string => (kind === "pdf" ? "application/pdf" : `image/${kind}`);

/** The name under which a file is downloaded: its own, with the extension of its actual kind. */
export function nameOf(name: string, kind: FileKind): string {
  const ending = kind === "jpeg" ? "jpg" : kind;
  const stem = name.replace(/\.[a-z0-9]{1,5}$/i, "");
  return `${stem || "file"}.${ending}`;
}
