import { isLater } from "#lib/domains/chat/open/shown-chat.ts";
import type { Tabs } from "./between-tabs.ts";
import type { ChatCalls, Followed } from "./chat-calls.ts";
import type { StreamChunk } from "./read-stream.ts";
import { queue, receive, refuse, type KeptChat, type Waiting, type MessageStore } from "./kept-chat.ts";
import { makeNap } from "./make-nap.ts";

export type ChatView = {
  /** Null if there is no conversation; undefined until the device has been read. */
  kept: KeptChat | null | undefined;
  /** Whether a message is being sent now. */
  isSending: boolean;
  /** Whether a colleague is writing now. */
  isTyping: boolean;
};

type Given = {
  store: MessageStore;
  calls: ChatCalls;
  tabs: Tabs;
  /** Makes waits shorter for tests. */
  pace?: (ms: number) => number;
};

const longestPauseMs = 30_000;
const pollMs = 5_000;
/** How many polls happen before a stream is tried again. */
const mostPolls = 5;
/** While somebody writes, that is reported every few seconds, on both sides. */
const typingMs = 5_000;
const ownTypingMs = 4_000;

/** Exponential backoff from one second, with jitter, so that not everybody who was cut off at once returns at once. */
const pauseAfter = (tries: number): number =>
  Math.min(longestPauseMs, 1_000 * 2 ** (tries - 1)) * (0.75 + Math.random() / 2);

/**
 * A visitor's conversation: waiting messages are sent in order, one by one, and retried until the server has them; what
 * comes back is stored and shown. It is independent of the page. One tab does the work for all; the others write into
 * the same store and show what is in it.
 */
export function openConversation({ store, calls, tabs, pace = (ms) => ms }: Given) {
  let view: ChatView = { kept: undefined, isSending: false, isTyping: false };
  const watchers = new Set<() => void>();
  const sending = makeNap();
  const following = makeNap();
  let isOpen = false;
  let isAtWork = false;
  /** Aborts the stream that is followed now. */
  let stream = new AbortController();
  let typingTimer: ReturnType<typeof setTimeout> | undefined;
  let ownTypingAt = -Infinity;
  /** Where tabs cannot message each other, each polls the store itself. */
  const idleMs = tabs.canPost ? undefined : pace(pollMs);

  function show(part: Partial<ChatView>): void {
    view = { ...view, ...part };
    for (const tell of watchers) tell();
  }

  function wake(): void {
    sending.wake();
    following.wake();
  }

  async function readAgain(): Promise<KeptChat | undefined> {
    const kept = await store.read();
    show({ kept: kept ?? null });
    return kept;
  }

  async function change(step: (kept: KeptChat) => KeptChat): Promise<void> {
    show({ kept: await store.change(step) });
    tabs.post("changed");
  }

  /** The same with what came back for the conversation of this key, which may have been cleared meanwhile. */
  async function changeOf(key: string, step: (kept: KeptChat) => KeptChat): Promise<void> {
    if ((await store.read())?.key === key) await change((kept) => (kept.key === key ? step(kept) : kept));
  }

  function showTyping(isTyping: boolean): void {
    clearTimeout(typingTimer);
    if (isTyping) typingTimer = setTimeout(() => showTyping(false), typingMs);
    if (view.isTyping !== isTyping) show({ isTyping });
  }

  /**
   * Sends one message and stores the outcome. Resolves to the delay before the next try in milliseconds, 0 if none is
   * needed.
   */
  async function sendOne(key: string, next: Waiting, tries: number): Promise<number> {
    let sent = await calls.send(key, next);
    if (sent.is === "prove") {
      const proof = await calls.prove(next.id);
      if (proof !== undefined) sent = await calls.send(key, next, proof);
    }
    if (sent.is === "taken") {
      const { reference, line } = sent;
      await changeOf(key, (kept) => ({ ...receive(kept, [line]), reference }));
      following.wake();
      return 0;
    }
    if (sent.is === "refused") {
      const { problem, isOfContact } = sent;
      const { id, text } = next;
      await changeOf(key, (kept) => refuse(kept, { id, text, problem, isOfContact }));
      return 0;
    }
    return Math.max(pauseAfter(tries), sent.is === "again" ? sent.seconds * 1_000 : 0);
  }

  /** Sends what waits; ends once nothing does and the chat is closed. */
  async function sendWaiting(): Promise<void> {
    for (let tries = 1; ;) {
      const kept = await store.read();
      const next = kept?.waiting[0];
      if (kept && next) {
        show({ isSending: true });
        const pause = await sendOne(kept.key, next, tries);
        tries = pause > 0 ? tries + 1 : 1;
        if (pause > 0) {
          show({ isSending: false });
          sending.forget();
          // Whatever wakes it, such as a connection that is back, restarts the backoff.
          if (await sending.nap(pace(pause))) tries = 1;
        }
        continue;
      }
      if (view.isSending) show({ isSending: false });
      if (!isOpen) return;
      await sending.nap(idleMs);
    }
  }

  async function take(key: string, { lines, standing, isTyping }: StreamChunk): Promise<void> {
    const isAnswered = lines.some(({ from }) => from === "staff");
    if (isTyping) tabs.post("typing");
    if (isTyping || isAnswered) showTyping(isTyping && !isAnswered);
    if (lines.length > 0 || standing)
      await changeOf(key, (kept) => ({
        ...receive(kept, lines),
        upTo: lines.at(-1)?.id ?? kept.upTo,
        ...(standing && { standing }),
      }));
  }

  /**
   * Polls while no stream is available. Ends when a stream may be tried again, or with the reason why there is nothing
   * to see.
   */
  async function poll(key: string): Promise<Followed> {
    let pause = pollMs;
    for (let tries = 0; tries < mostPolls && isOpen; tries += 1) {
      const shown = await calls.poll(key, view.kept?.upTo);
      if (shown === "gone" || shown === "lost") return shown;
      if (typeof shown === "object") {
        const { reference: _, lines, more, ...standing } = shown;
        await take(key, { lines, standing, isTyping: false });
        if (lines.length > 0) pause = pollMs;
        if (more) continue;
      }
      await following.nap(pace(pause));
      pause = Math.min(pause * 2, longestPauseMs);
    }
    return "busy";
  }

  /**
   * Follows the conversation until the stream ends. Resolves to whether it ended abnormally, so that the next wait is
   * longer.
   */
  async function followOnce({ key, upTo }: KeptChat): Promise<boolean> {
    let hasReceived = false;
    const takeChunk = (chunk: StreamChunk) => {
      hasReceived = true;
      return take(key, chunk);
    };
    stream = new AbortController();
    const end = tabs.haveLeader ? await calls.follow(key, upTo, takeChunk, stream.signal) : "busy";
    const last = end === "busy" && isOpen ? await poll(key) : end;
    // The server has deleted it: what is stored here can be read, and the next message starts a new conversation.
    if (last === "gone") await changeOf(key, ({ reference: _, standing: __, ...kept }) => kept);
    if (last === "lost") await changeOf(key, (kept) => ({ ...kept, lines: [], upTo: undefined }));
    return last === "cut" && !hasReceived;
  }

  async function follow(isOver: () => boolean): Promise<void> {
    for (let tries = 0; !isOver();) {
      const kept = isOpen ? await readAgain() : undefined;
      if (!isOpen || !kept?.reference) {
        await following.nap(isOpen ? idleMs : undefined);
        continue;
      }
      tries = (await followOnce(kept)) ? tries + 1 : 1;
      if (isOpen && tabs.haveLeader && (await following.nap(pace(pauseAfter(tries))))) tries = 0;
    }
  }

  /** Does the pending work as soon as no other tab does it. */
  function work(): void {
    if (isAtWork) return;
    isAtWork = true;
    let isOver = false;
    void tabs
      .withTabLock(async () => {
        const both = sendWaiting().finally(() => {
          isOver = true;
          following.wake();
        });
        await Promise.all([both, follow(() => isOver)]);
      })
      .finally(() => {
        isAtWork = false;
        if (isOpen) work(); // opened again while it was ending
      });
  }

  tabs.onNews((news) => {
    if (news === "typing") showTyping(true);
    else void readAgain().then(wake);
  });

  return {
    view: () => view,
    subscribe(tell: () => void): () => void {
      watchers.add(tell);
      return () => void watchers.delete(tell);
    },
    /** The chat is open from now on: the store is read, the stream is followed, and what waits is sent. */
    open(): void {
      isOpen = true;
      void readAgain();
      work();
      wake();
    },
    /** The chat is closed. What waits is still sent. */
    rest(): void {
      isOpen = false;
      stream.abort();
      wake();
    },
    /** Sends what waits from an earlier page. */
    sendWaiting(): void {
      void readAgain();
      work();
    },
    /** To be called when there may be a connection again. */
    wake,
    /** To be called when the visitor has cleared this device. */
    forget(): void {
      show({ kept: null, isTyping: false });
      stream.abort();
    },
    async send(message: Waiting): Promise<void> {
      await change((kept) => queue(kept, message));
      work();
      sending.wake();
    },
    /** Records and reports, once, that a staff line was on the screen. */
    async see(id: string): Promise<void> {
      const { kept } = view;
      if (!kept || (kept.seen !== undefined && !isLater(id, kept.seen))) return;
      await changeOf(kept.key, (now) => ({ ...now, seen: id }));
      await calls.tell(kept.key, { seen: id });
    },
    type(): void {
      const { kept } = view;
      if (!kept?.reference || Date.now() - ownTypingAt < ownTypingMs) return;
      ownTypingAt = Date.now();
      void calls.tell(kept.key, { typing: true });
    },
    /** Reports whether it helped, which is asked once. */
    async say(helped: boolean): Promise<void> {
      const { kept } = view;
      if (!kept) return;
      await changeOf(kept.key, (now) => ({ ...now, hasSaid: true }));
      await calls.tell(kept.key, { helped });
    },
    /** Deletes it from this device, including the key: it cannot be opened here any more. */
    async clear(): Promise<void> {
      await store.clear();
      show({ kept: null, isTyping: false });
      tabs.post("changed");
      stream.abort();
    },
  };
}

export type Conversation = ReturnType<typeof openConversation>;
