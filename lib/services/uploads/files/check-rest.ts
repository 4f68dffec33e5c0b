import "server-only";
import type { ByteReader } from "./byte-reader.ts";
import { refusal } from "./refusal.ts";

/** Archives, programs and documents, by their first bytes. */
const others = /^(PK\x03\x04|Rar!|7z\xbc\xaf|\x1f\x8b|MZ|\x7fELF|\xd0\xcf\x11\xe0|\{\\rtf|<|#!)/;
const archive = "PK\x03\x04";

/**
 * Checks what follows the end of a photo. Cameras put a film, a second picture or notes there, which are dropped; a
 * file of another kind is refused.
 */
export async function checkRest(reader: ByteReader): Promise<void> {
  if (others.test((await reader.peek(8)).toString("latin1")))
    throw refusal("unsupported_media_type", "fault.hidden");
  let held = "";
  for (;;) {
    const piece = await reader.next();
    if (!piece) return;
    const text = held + piece.toString("latin1");
    if (text.includes(archive)) throw refusal("unsupported_media_type", "fault.hidden");
    held = text.slice(-archive.length);
  }
}
