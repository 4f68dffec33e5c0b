import type { Contact, Waiting } from "./kept-chat.ts";

/** A random id in the form of a UUID: `randomUUID` exists on secure pages only. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

type Written = {
  text: string;
  contact: Contact;
  /** The content of the honeypot field. */
  website: string;
  /** When the box was opened. */
  openedAt: number;
  file: { id: string; name: string } | undefined;
};

/** A waiting message, written on this page now. */
export function newMessage({ openedAt, file, ...written }: Written): Waiting {
  const now = Date.now();
  return {
    id: newId(),
    at: new Date(now).toISOString(),
    page: location.pathname,
    begun: now - openedAt,
    ...written,
    ...(file && { file }),
  };
}
