/** One line of a conversation. */
export type ChatLine = {
  /** Rises within a conversation: a whole number in decimal, which may be longer than a number can hold. */
  id: string;
  /** The id that the visitor's browser gave a message of theirs. */
  key?: string;
  from: "visitor" | "staff";
  text: string;
  /** The moment, as ISO 8601. */
  at: string;
  /** The name of the file that came with it. */
  file?: string;
};

/** A closed one may still be read; nothing more is taken into it. */
export type ChatState = "open" | "closed";

/** What a stream tells beside lines. */
export type ChatStanding = {
  state: ChatState;
  /** Whether a colleague has the desk open. */
  staffHere: boolean;
  /** The last of the visitor's own lines that a colleague has had on the screen. */
  seenByStaff?: string;
  /** What the visitor said when they were asked whether it helped. */
  helped?: boolean;
};

/** A conversation as its visitor gets it. */
export type ChatShown = ChatStanding & {
  reference: string;
  /** Those after the one that was named, the oldest first. */
  lines: ChatLine[];
  /** Whether there are further ones after the last of them. */
  more: boolean;
};

/** What comes back for a message that was taken. */
export type ChatTaken = { reference: string; line: ChatLine };
