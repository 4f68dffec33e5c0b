import { useState } from "react";
import { isBlank } from "#lib/platform/text/clean.ts";
import type { Added } from "./add-file.tsx";
import type { Conversation } from "./conversation.ts";
import type { Contact, KeptChat, Waiting } from "./kept-chat.ts";
import { dropStored, readStored, writeStored } from "#components/browser/device-store.ts";
import type { Draft } from "./open-chat.ts";

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
function newMessage({ openedAt, file, ...written }: Written): Waiting {
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

/** The visitor's contact is stored, so that nobody types it twice. */
const chatContactKey = "ak_chat_contact_v1";

const isContact = (value: unknown): value is Contact =>
  typeof value === "object" && value !== null && "email" in value && typeof value.email === "string";

const readContact = (): Contact | undefined => readStored(chatContactKey, isContact);

const keepContact = (contact: Contact): boolean => writeStored(chatContactKey, contact);

const forgetContact = (): void => dropStored(chatContactKey);

/** What is shown at the foot: the box; before the first message, pages that may answer it; and the contact form. */
type Step = "write" | "places" | "contact";

/** What gives programs away: the content of the honeypot field, and when the box was opened. */
type Signs = { website: string; openedAt: number };

/**
 * What the visitor writes, from the box to the conversation; refused text comes back into the box. It begins with what
 * was left unsent on the previous page.
 */
export function useWriting(chat: Conversation, kept: KeptChat | null | undefined, draft: Draft) {
  const [text, setText] = useState(draft.text);
  const [step, setStep] = useState<Step>(draft.isAtPlaces ? "places" : "write");
  const [isRestored, setRestored] = useState(true);
  const [contact, setContact] = useState(readContact);
  const [file, setFile] = useState<Added>();
  const [signs, setSigns] = useState<Signs>(() => ({ website: "", openedAt: Date.now() }));
  const [takenBack, setTakenBack] = useState<readonly string[]>([]);

  const refused = kept?.refused ?? [];
  const fresh = refused.filter(({ id }) => !takenBack.includes(id));
  if (fresh.length > 0) {
    setTakenBack([...takenBack, ...fresh.map(({ id }) => id)]);
    setText([text, ...fresh.map((one) => one.text)].filter(Boolean).join("\n\n"));
    setStep("write");
  }
  const last = refused.at(-1);

  const isNew = !kept || (kept.lines.length === 0 && kept.waiting.length === 0);

  function sendTo(to: Contact, given = signs): void {
    const message = (isBlank(text) ? "" : text.trim()) || (file?.name ?? "");
    void chat.send(newMessage({ ...given, text: message, contact: to, file }));
    setText("");
    setFile(undefined);
    setStep("write");
  }

  return {
    text,
    step,
    contact,
    file,
    isNew,
    /** The content is from the previous page; nothing was done here. */
    isRestored,
    /** Why the last message was refused, and whether that concerns the contact it named. */
    problem: last?.problem,
    isOfContact: last?.isOfContact ?? false,
    setText,
    setStep,
    setFile,
    /** From the box: pages first, then the contact; later messages are sent at once. */
    goOn(given: Signs): void {
      setRestored(false);
      setSigns(given);
      if (isNew && !last) setStep("places");
      else if (!contact || last?.isOfContact) setStep("contact");
      else sendTo(contact, given);
    },
    askPerson(): void {
      if (contact) sendTo(contact);
      else setStep("contact");
    },
    giveContact(given: Contact): void {
      keepContact(given);
      setContact(given);
      sendTo(given);
    },
    /** Deletes all of it from this device; the text in the box stays if it begins another conversation. */
    async clear({ isAnew }: { isAnew: boolean }): Promise<void> {
      await chat.clear();
      setStep("write");
      setFile(undefined);
      if (isAnew) return;
      setText("");
      forgetContact();
      setContact(undefined);
    },
  };
}

export type Writing = ReturnType<typeof useWriting>;
