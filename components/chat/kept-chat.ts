import { chatDatabase } from "#components/browser/chat-database.ts";
import { leavesNoTrace } from "#components/browser/device-store.ts";
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
type Refused = { id: string; text: string; problem: string; isOfContact: boolean };

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

export type MessageStore = {
  /** Undefined if there is no conversation. */
  read: () => Promise<KeptChat | undefined>;
  /**
   * Replaces the conversation, or begins one, in one atomic step that no other tab can interrupt. Resolves to what is
   * stored from then on.
   */
  change: (step: (kept: KeptChat) => KeptChat) => Promise<KeptChat>;
  clear: () => Promise<void>;
};

/** For browsers that store nothing: the conversation lasts as long as the page. */
export function memoryStore(kept?: KeptChat): MessageStore {
  return {
    read: async () => kept,
    change: async (step) => (kept = step(kept ?? newChat())),
    clear: async () => void (kept = undefined),
  };
}

const table = "chat";
/** The key of its one record. */
const record = "now";

/** Undefined if there is none and none is to be created: a read leaves nothing behind. */
function openDatabase(isMade: boolean): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(chatDatabase, 1);
    asked.onupgradeneeded = () => {
      if (isMade) asked.result.createObjectStore(table);
      else asked.transaction?.abort();
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => (isMade ? reject(asked.error) : resolve(undefined));
    asked.onblocked = () => reject(new Error("Another version of this site holds the conversation."));
  });
}

/**
 * The conversation in IndexedDB: it survives reload, restart and a second tab. It is one record, written whole, so that
 * lines and waiting messages never disagree. `onGone` is called when the visitor clears this device. Where the browser
 * stores nothing, or may not on this page, it lasts as long as the page.
 */
export function messageStore(onGone: () => void): MessageStore {
  let opened: IDBDatabase | undefined;
  let last: KeptChat | undefined;
  let memory = leavesNoTrace() ? memoryStore() : undefined;

  async function open(isMade: boolean): Promise<IDBDatabase | undefined> {
    const database = await openDatabase(isMade);
    if (!database) return undefined;
    const forget = () => {
      if (opened === database) opened = undefined;
    };
    database.onclose = forget;
    database.onversionchange = () => {
      database.close();
      forget();
      last = undefined;
      onGone();
    };
    opened = database;
    return database;
  }

  /** One transaction to its end: `step` receives what is stored, and what it returns is stored from then on. */
  async function run(
    mode: IDBTransactionMode,
    step: (kept: KeptChat | undefined) => KeptChat | undefined,
  ): Promise<KeptChat | undefined> {
    const database = opened ?? (await open(mode === "readwrite"));
    if (!database) return (last = undefined);
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(table, mode);
      const all = transaction.objectStore(table);
      const asked = all.get(record) as IDBRequest<KeptChat | undefined>;
      let made: KeptChat | undefined;
      asked.onsuccess = () => {
        made = step(asked.result);
        if (mode === "readonly" || made === asked.result) return;
        if (made) all.put(made, record);
        else all.delete(record);
      };
      transaction.oncomplete = () => resolve((last = made));
      transaction.onabort = () => reject(transaction.error);
    });
  }

  /**
   * A connection may be lost, so it is tried twice. If storage is full, forbidden or broken, it continues in memory
   * with the last known state.
   */
  async function within<T>(
    keep: () => Promise<T>,
    otherwise: (memory: MessageStore) => Promise<T>,
  ): Promise<T> {
    for (let tries = 0; !memory && tries < 2; tries += 1) {
      try {
        return await keep();
      } catch {
        opened = undefined;
      }
    }
    memory ??= memoryStore(last);
    return otherwise(memory);
  }

  return {
    read: () =>
      within(
        () => run("readonly", (kept) => kept),
        (other) => other.read(),
      ),
    change: (step) =>
      within(
        async () => (await run("readwrite", (kept) => step(kept ?? newChat())))!,
        (other) => other.change(step),
      ),
    clear: () =>
      within(
        async () => void (await run("readwrite", () => undefined)),
        (other) => other.clear(),
      ),
  };
}
