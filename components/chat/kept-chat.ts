import { isLater, type ChatLine, type ChatStanding } from "#lib/domains/chat/open/shown-chat.ts";

/** Whom to answer, and where. */
export type Contact = { name?: string; email: string };

/** A message that the server has not confirmed. Its id is created here, so that a message sent twice counts once. */
export type Waiting = {
  id: string;
  text: string;
  at: string;
  contact: Contact;
  /** The page it was written on. */
  page: string;
  /**
   * How long the box was open, in milliseconds, and the content of the honeypot field: programs give themselves away by
   * them.
   */
  begun: number;
  website: string;
  file?: { id: string; name: string };
};

/** What the server refused, and why: it goes back into the box, and stays here until something is sent from there. */
export type Refused = { id: string; text: string; problem: string; isOfContact: boolean };

/** A conversation as the device stores it. */
export type KeptChat = {
  /** Opens the conversation: anyone with the key has it. */
  key: string;
  /** Present once the server has something of it. */
  reference?: string;
  standing?: ChatStanding;
  lines: readonly ChatLine[];
  /**
   * The last line received from the stream or a poll. The response to a message of the visitor is no such line: a line
   * before it may still be on its way.
   */
  upTo?: string | undefined;
  /** In the order in which they are sent. */
  waiting: readonly Waiting[];
  refused?: readonly Refused[];
  /** The last staff line that was on the screen. */
  seen?: string;
  /** Whether the visitor has said whether it helped. */
  hasSaid?: true;
};

const keyBytes = 32;

/** A conversation that has not begun. */
export function newChat(): KeptChat {
  const bytes = crypto.getRandomValues(new Uint8Array(keyBytes));
  const base64 = btoa(String.fromCharCode(...bytes));
  const key = base64.replaceAll("+", "-").replaceAll("/", "_").replace("=", "");
  return { key, lines: [], waiting: [] };
}

export function queue({ refused: _, ...kept }: KeptChat, message: Waiting): KeptChat {
  return { ...kept, waiting: [...kept.waiting, message] };
}

/** Adds lines that the server has: each once, in order, and none of them waits any more. */
export function receive(kept: KeptChat, lines: readonly ChatLine[]): KeptChat {
  const all = new Map([...kept.lines, ...lines].map((line) => [line.id, line]));
  const taken = new Set(lines.map(({ key }) => key));
  return {
    ...kept,
    lines: [...all.values()].sort((one, other) => (isLater(one.id, other.id) ? 1 : -1)),
    waiting: kept.waiting.filter(({ id }) => !taken.has(id)),
  };
}

export const refuse = (kept: KeptChat, refused: Refused): KeptChat => ({
  ...kept,
  waiting: kept.waiting.filter(({ id }) => id !== refused.id),
  refused: [...(kept.refused ?? []), refused],
});
