import { longText } from "#lib/forms/open/fields.ts";
import { unseen } from "#lib/forms/open/field-names.ts";
import { longestMessage } from "#lib/cases/open/limits.ts";

/** A line of a conversation, as staff get it. */
export type StaffLine = {
  id: string;
  from: "visitor" | "staff";
  text: string;
  /** ISO 8601. */
  at: string;
  /** The address of the colleague who wrote it. */
  by?: string;
  file?: { id: string; name: string };
};

/** How a conversation stands, for staff. */
export type StaffStanding = {
  state: "open" | "closed";
  /** Whether the visitor has it open now. */
  visitorHere: boolean;
  /** Where they were when they wrote last. */
  page: string;
  /** The last line their screen showed. */
  seenByVisitor?: string;
  /** What they said when they were asked whether it helped. */
  helped?: boolean;
};

/** What staff are told of at the queue: a visitor wrote. */
export type DeskNews = { reference: string; page: string; country: string | null };

export const talkLiveCall = "/api/admin/chat/live";
export const talkTellCall = "/api/admin/chat/tell";
export const talkSayCall = "/api/admin/chat/say";

/** What a colleague says in a conversation. It is said at once: who is waiting for it is there. */
export const sayFields = [
  longText("words", { words: { area: "desk-talk", key: "say" }, most: longestMessage, rows: 3 }),
] as const;
export const sayUnseen = [unseen("reference"), unseen("id")] as const;
/** By this name the page of a case asks for what could not be said. */
export const sayFormId = "desk.say";
