import { hitEntries } from "#components/shell/quick-nav/use-hits.ts";
import type { Hit } from "#lib/services/search/open/search-answer.ts";

const aHit = (href: string, heading = ""): Hit => ({
  href,
  title: "Register a company in Ghana",
  heading,
  kind: "guide",
  excerpt: [],
});

test("a hit is a row with its page and the part of it", () => {
  expect(hitEntries([aHit("/start-business/ghana#tax", "Tax")], [])).toEqual([
    { label: "Register a company in Ghana", to: "/start-business/ghana#tax", of: "Tax" },
  ]);
  expect(hitEntries([aHit("/start-business/ghana")], [])).toEqual([
    { label: "Register a company in Ghana", to: "/start-business/ghana" },
  ]);
});

test("what stands above already, and what comes twice, is left out", () => {
  const groups = [
    { name: "Countries", entries: [{ label: "Ghana", to: "/start-business/ghana" }], total: 1 },
  ];
  const hits = [
    aHit("/start-business/ghana"),
    aHit("/start-business/ghana#tax", "Tax"),
    aHit("/start-business/ghana#tax", "Tax"),
  ];
  expect(hitEntries(hits, groups).map(({ to }) => to)).toEqual(["/start-business/ghana#tax"]);
});
