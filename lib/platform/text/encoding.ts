/** Encodes a text in base64url, which is safe in any address. */
export function toBase64url(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join("");
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Decodes base64url. From truncated input it returns the start of the text. Never throws. */
export function fromBase64url(letters: string): string {
  const known = /^[\w-]*/.exec(letters)?.[0] ?? "";
  // A single trailing letter has only six of the eight bits of a byte.
  const whole = known.length % 4 === 1 ? known.slice(0, -1) : known;
  const bytes = atob(whole.replaceAll("-", "+").replaceAll("_", "/"));
  // A character that was cut in the middle is dropped.
  const text = new TextDecoder().decode(
    Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    { stream: true },
  );
  return text;
}

/**
 * A short checksum of a text, the same everywhere (FNV-1a, 32 bits). It detects an incomplete text and gives no
 * security.
 */
export function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36).padStart(7, "0");
}
