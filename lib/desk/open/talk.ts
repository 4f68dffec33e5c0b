import { longestMessage } from "#lib/cases/open/limits.ts";
import { unseen } from "#lib/forms/open/field-names.ts";
import { longText } from "#lib/forms/open/fields.ts";

/** One conversation as it goes on; without a case, that visitors write at all. */
export const talkLiveCall = "/api/admin/chat/live";
export const followCase = (reference: string) => `${talkLiveCall}?reference=${reference}` as const;
/** What is seen, and that somebody writes. */
export const talkTellCall = "/api/admin/chat/tell";
export const talkSayCall = "/api/admin/chat/say";

/** One line of a conversation. `id` is a whole number in decimal that rises. */
export type TalkLine = {
  id: string;
  from: "visitor" | "staff";
  text: string;
  /** The moment, as ISO 8601. */
  at: string;
  /** The address of the colleague who wrote it; nothing for an account that is gone. */
  by?: string | undefined;
  /** What came with it. */
  file?: { id: string; name: string } | undefined;
};

/** How a conversation stands at this moment. */
export type TalkStanding = {
  state: "open" | "closed";
  visitorHere: boolean;
  /** Where the visitor was when they wrote last. */
  page: string;
  /** The last line that the visitor has had on the screen. */
  seenByVisitor?: string;
  /** What they said when they were asked whether it helped. */
  helped?: boolean;
};

/** What the queue is told of: a visitor wrote. */
export type DeskNews = { reference: string; page: string; country: string | null };

/** What staff say. */
export const sayFields = [
  longText("words", { words: { area: "desk-talk", key: "say" }, most: longestMessage, rows: 3 }),
] as const;

/** Which case, and the name of this message: what comes twice by one name is said once. */
export const sayUnseen = [unseen("reference"), unseen("id")] as const;

/** By this name the page of a case asks for what could not be said. */
export const sayFormId = "desk.say";
