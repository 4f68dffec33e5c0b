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
