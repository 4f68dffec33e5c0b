/** The number of bytes in a UUID. */
const idBytes = 16;

/**
 * The id of the conversation that a key opens: the first bytes of the key's SHA-256, as a UUID. It does not reveal the
 * key, so it may appear where the key may not. Browsers provide this hash on secure pages only.
 */
export async function conversationId(key: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(key));
  const hex = Array.from(new Uint8Array(hash, 0, idBytes), (byte) => byte.toString(16).padStart(2, "0"));
  return hex.join("").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
