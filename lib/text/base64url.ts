/** A text as letters that stand in any address. */
export function toBase64url(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join("");
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The text again, as far as it is there: the start of what was cut is the start of the text. Never throws. */
export function fromBase64url(letters: string): string {
  const known = /^[\w-]*/.exec(letters)?.[0] ?? "";
  // One letter alone is six bits of a byte of eight.
  const whole = known.length % 4 === 1 ? known.slice(0, -1) : known;
  const bytes = atob(whole.replaceAll("-", "+").replaceAll("_", "/"));
  // A character that was cut in its middle is left out.
  const text = new TextDecoder().decode(
    Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    { stream: true },
  );
  return text;
}
