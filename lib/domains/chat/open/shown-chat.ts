import type { ChatWords } from "#lib/platform/words/open/leaf-words.ts";
import type { ChatHours } from "#lib/platform/text/chat-hours.ts";

/** One line of a conversation. */
export type ChatLine = {
  /** Increases within a conversation: a decimal integer that may exceed the safe range of a number. */
  id: string;
  /** The id that the visitor's browser gave their message. */
  key?: string;
  from: "visitor" | "staff";
  text: string;
  /** The time, as ISO 8601. */
  at: string;
  /** The name of the attached file. */
  file?: string;
};

/** A closed conversation can still be read, but takes no more messages. */
type ChatState = "open" | "closed";

/** What a stream sends besides lines. */
export type ChatStanding = {
  state: ChatState;
  /** Whether a colleague has the desk open. */
  staffHere: boolean;
  /** The last of the visitor's lines that has been on a colleague's screen. */
  seenByStaff?: string;
  /** The visitor's answer to whether it helped. */
  helped?: boolean;
};

/** A conversation as its visitor receives it. */
export type ChatShown = ChatStanding & {
  reference: string;
  /** The lines after the given one, oldest first. */
  lines: ChatLine[];
  /** Whether there are more lines after these. */
  more: boolean;
};

/** The response to an accepted message. */
export type ChatTaken = { reference: string; line: ChatLine };

/** The content of `/chat.json`: everything the chat panel needs before it makes a request. */
export type ChatFile = { words: ChatWords; hours: ChatHours };

/** Compares two line ids. They are decimal integers that may exceed the safe range of a number. */
export const isLater = (one: string, other: string): boolean =>
  one.length === other.length ? one > other : one.length > other.length;
