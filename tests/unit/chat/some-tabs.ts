import type { TabNews, Tabs } from "#components/chat/between-tabs.ts";

/** The tabs of one browser: a lock that one of them holds, and a channel between them. */
export function someTabs({ haveLeader = true } = {}) {
  let last = Promise.resolve();
  const all: ((news: TabNews) => void)[] = [];
  return (): Tabs => {
    const own: ((news: TabNews) => void)[] = [];
    return {
      haveLeader,
      canPost: true,
      withTabLock(work) {
        const done = haveLeader ? last.then(work) : work();
        last = haveLeader ? done : last;
        return done;
      },
      post: (news) => setTimeout(() => all.filter((one) => !own.includes(one)).forEach((one) => one(news))),
      onNews(take) {
        own.push(take);
        all.push(take);
      },
    };
  };
}
