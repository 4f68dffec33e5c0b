import { longestMessage } from "#lib/domains/cases/open/limits.ts";
import { unseen } from "#lib/domains/fields/open/field-names.ts";
import { longText } from "#lib/domains/fields/open/fields.ts";

/** Streams one conversation; without a case, notifications of visitors' messages. */
export const talkLiveCall = "/api/admin/chat/live";
export const followCase = (reference: string) => `${talkLiveCall}?reference=${reference}` as const;
/** Read receipts and typing notices. */
export const talkTellCall = "/api/admin/chat/tell";
export const talkSayCall = "/api/admin/chat/say";

/** One line of a conversation. `id` is an increasing whole number, in decimal. */
export type TalkLine = {
  id: string;
  from: "visitor" | "staff";
  text: string;
  /** The time, as ISO 8601. */
  at: string;
  /** The address of the colleague who wrote it; undefined if the account is deleted. */
  by?: string | undefined;
  /** The attachment. */
  file?: { id: string; name: string } | undefined;
};

/** The current state of a conversation. */
export type TalkStanding = {
  state: "open" | "closed";
  visitorHere: boolean;
  /** Where the visitor was when they wrote last. */
  page: string;
  /** The last line that has been on the visitor's screen. */
  seenByVisitor?: string;
  /** The visitor's answer to whether it helped. */
  helped?: boolean;
};

/** The message sent to the queue when a visitor writes. */
export type DeskNews = { reference: string; page: string; country: string | null };

/** The form fields of a staff message. */
export const sayFields = [
  longText("words", { words: { area: "desk-talk", key: "say" }, most: longestMessage, rows: 3 }),
] as const;

/** Which case, and an idempotency key: a message sent twice with the same id is stored once. */
export const sayUnseen = [unseen("reference"), unseen("id")] as const;

/** The page of a case looks up the draft of a rejected message by this id. */
export const sayFormId = "desk.say";
