import { LiveQueue } from "#components/desk/live-queue.tsx";
import { wordsOf } from "#lib/platform/words/index.ts";
import { aTalk } from "./a-talk.tsx";

const talkWords = wordsOf("desk-talk");
const words = { show: talkWords("news.show"), count: talkWords.forms("news.count"), locale: "en" };

test("the queue says how many messages came since it was drawn, and leads to it anew", async () => {
  const page = await aTalk(<LiveQueue href="/admin?kind=enquiry" words={words} />);
  const status = () => page.root.querySelector("[role=status]")!;
  expect([page.calls[0]?.url, status().textContent]).toEqual(["/api/admin/chat/live", ""]);
  const news = { reference: "AK-2345-6789", page: "/contact", country: null };
  await page.stream("news", news);
  expect(status().textContent).toBe("1 new message. Show them");
  await page.stream("news", news);
  await page.stream("other", {});
  expect(status().textContent).toBe("2 new messages. Show them");
  expect(status().querySelector("a")?.getAttribute("href")).toBe("/admin?kind=enquiry");
  await page.leave();
});
