import { dropStored, readStored, writeStored } from "#components/browser/device-store.ts";
import type { Contact } from "./kept-chat.ts";

/** The visitor's contact is stored, so that nobody types it twice. */
const chatContactKey = "ak_chat_contact_v1";

const isContact = (value: unknown): value is Contact =>
  typeof value === "object" && value !== null && "email" in value && typeof value.email === "string";

export const readContact = (): Contact | undefined => readStored(chatContactKey, isContact);

export const keepContact = (contact: Contact): boolean => writeStored(chatContactKey, contact);

export const forgetContact = (): void => dropStored(chatContactKey);
