import { chatDatabase } from "#components/browser/chat-database.ts";

/** What one tab tells the others: look again, or a colleague is writing. */
export type TabNews = "changed" | "typing";

export type Tabs = {
  /** Whether of all tabs one alone does the work; else each does it, and none holds a stream. */
  haveLeader: boolean;
  /** Whether tabs hear from each other. */
  canTell: boolean;
  /** Does `work` once no other tab does any, to its end. */
  withTabLock: (work: () => Promise<void>) => Promise<void>;
  tell: (news: TabNews) => void;
  hear: (take: (news: TabNews) => void) => void;
};

/** The tabs of this browser that have the conversation open. The lock goes to the next when a tab is closed or breaks. */
export function betweenTabs(): Tabs {
  const locks = navigator.locks as LockManager | undefined;
  const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(chatDatabase);
  return {
    haveLeader: locks !== undefined,
    canTell: channel !== undefined,
    withTabLock: async (work) => (locks ? locks.request(chatDatabase, work) : work()),
    tell: (news) => channel?.postMessage(news),
    hear(take) {
      channel?.addEventListener("message", ({ data }: MessageEvent<TabNews>) => take(data));
    },
  };
}
