import { chatDatabase } from "#components/browser/chat-database.ts";

/** What one tab posts to the others: read the store again, or a colleague is writing. */
export type TabNews = "changed" | "typing";

export type Tabs = {
  /** Whether one tab alone does the work for all; otherwise each does it, and none holds a stream. */
  haveLeader: boolean;
  /** Whether tabs can message each other. */
  canPost: boolean;
  /** Runs `work` to its end once no other tab is running any. */
  withTabLock: (work: () => Promise<void>) => Promise<void>;
  post: (news: TabNews) => void;
  onNews: (take: (news: TabNews) => void) => void;
};

/**
 * The tabs of this browser that have the conversation open. The lock passes to the next tab when one is closed or
 * crashes.
 */
export function betweenTabs(): Tabs {
  const locks = navigator.locks as LockManager | undefined;
  const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(chatDatabase);
  return {
    haveLeader: locks !== undefined,
    canPost: channel !== undefined,
    withTabLock: async (work) => (locks ? locks.request(chatDatabase, work) : work()),
    post: (news) => channel?.postMessage(news),
    onNews(take) {
      channel?.addEventListener("message", ({ data }: MessageEvent<TabNews>) => take(data));
    },
  };
}
