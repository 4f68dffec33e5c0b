import { recentsKept, soundRecents, withRecent, type Recent } from "#lib/domains/quick-nav/open/recents.ts";
import { readRecents } from "#components/shell/quick-nav/kept-recents.ts";

const ghana: Recent = { label: "Ghana", to: "/start-business/ghana" };
const many = Array.from({ length: 100 }, (_, at): Recent => ({ label: `Page ${at}`, to: `/page-${at}` }));

test("the newest stands first, each address once, and eight are kept", () => {
  const list = many.reduce<Recent[]>((kept, visited) => withRecent(kept, visited), []);
  expect(list).toHaveLength(recentsKept);
  expect(list[0]).toEqual(many.at(-1));
  const again = withRecent(list, { label: "Page 95 again", to: "/page-95" });
  expect(again).toHaveLength(recentsKept);
  expect(again[0]?.label).toBe("Page 95 again");
  expect(again.filter(({ to }) => to === "/page-95")).toHaveLength(1);
});

test("a hundred stored entries are cut to eight", () => {
  expect(soundRecents(many)).toEqual(many.slice(0, 8));
});

test.each([
  "javascript:alert(1)",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "https://evil.example/",
  "start-business",
  "",
  " /contact",
  `/${"a".repeat(400)}`,
])("an address that is no path of this site is dropped: %j", (to) => {
  expect(soundRecents([{ label: "x", to }, ghana])).toEqual([ghana]);
});

test.each([
  null,
  7,
  "text",
  [],
  {},
  { label: "x" },
  { to: "/" },
  { label: 1, to: "/" },
  { label: " ", to: "/" },
])("a broken entry is dropped and the others stay: %j", (broken) => {
  expect(soundRecents([broken, ghana])).toEqual([ghana]);
});

test("what else an entry carries is not kept", () => {
  expect(soundRecents([{ ...ghana, html: "<b>" }])).toEqual([ghana]);
});

test.each([
  "/portal/diaspora/confidential",
  "/portal/diaspora/confidential/",
  "/portal/diaspora/confidential?tab=1#a",
  "/Portal/Diaspora/Confidential",
  "/forms/detention/assistance",
  "/forms/../forms/detention/assistance",
])("%s leaves no trace", (to) => {
  expect(withRecent([ghana], { label: "x", to })).toEqual([ghana]);
  expect(soundRecents([{ label: "x", to }, ghana])).toEqual([ghana]);
});

describe("on the device", () => {
  const stored = (value: string | null) => {
    Object.defineProperty(globalThis, "localStorage", {
      configurable: true,
      value: { getItem: () => value },
    });
  };
  afterEach(() => Reflect.deleteProperty(globalThis, "localStorage"));

  test.each([null, "", "{", "null", "7", '"x"', "{}", '{"0":{}}', "[[]]"])(
    "%j is as good as nothing",
    (value) => {
      stored(value);
      expect(readRecents()).toEqual([]);
    },
  );

  test("sound entries are read", () => {
    stored(JSON.stringify([ghana, { label: "bad", to: "javascript:alert(1)" }]));
    expect(readRecents()).toEqual([ghana]);
  });

  test("without storage there are none, and no error", () => {
    expect(readRecents()).toEqual([]);
  });
});
