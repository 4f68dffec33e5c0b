import { act } from "react";
import { JSDOM } from "jsdom";
import { renderToStaticMarkup } from "react-dom/server";
import { TalkLive } from "#components/desk/talk/talk-live.tsx";
import { TalkPanel } from "#components/desk/talk/talk-panel.tsx";
import { addLine } from "#components/desk/talk/use-talk.ts";
import { talkKeys } from "#components/desk/talk/talk-words.ts";
import { isLater } from "#lib/domains/chat/open/shown-chat.ts";
import type { WholeCase } from "#lib/backoffice/desk/index.ts";
import { sayFields, talkSayCall, talkTellCall, type TalkLine } from "#lib/backoffice/desk/open/talk.ts";
import { drawFields } from "#lib/domains/fields/index.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { aTalk, type Call } from "./a-talk.tsx";

const reference = "AK-2345-6789";
const firstId = "11111111-1111-4111-8111-111111111111";
const at = "2026-11-26T09:00:00.000Z";
const line = (id: number, from: TalkLine["from"] = "visitor", text = `Line ${id}`): TalkLine => ({
  id: String(id),
  from,
  text,
  at,
  ...(from === "staff" && { by: "kofi@example.org" }),
});

const words = {
  ...wordsOf("fields").pick("problem", "error", "optional"),
  ...wordsOf("desk-talk").pick(...talkKeys),
  locale: "en",
};
const given = {
  reference,
  id: firstId,
  version: 3,
  page: "/start-business/ghana",
  helped: undefined,
  isClosed: false,
  fields: drawFields(sayFields, "en"),
  typed: {},
  faults: {},
  words,
};

let leave: () => Promise<void> = () => Promise.resolve();
afterEach(() => leave());

async function live(
  lines: readonly TalkLine[],
  answer?: (call: Call) => Response | Promise<Response>,
  around?: (html: string) => string,
) {
  const page = await aTalk(
    <TalkLive {...given} lines={lines}>
      {null}
    </TalkLive>,
    answer,
    around,
  );
  leave = page.leave;
  const box = () => page.root.querySelector("textarea")!;
  return {
    ...page,
    box,
    type: (text: string) =>
      act(async () => {
        box().value = text;
        box().dispatchEvent(new page.window.Event("input", { bubbles: true }));
      }),
    /** Presses Ctrl and Enter. */
    send: async () => {
      await act(async () => {
        const event = new page.window.KeyboardEvent("keydown", {
          key: "Enter",
          ctrlKey: true,
          bubbles: true,
        });
        box().dispatchEvent(event);
      });
      await page.settle();
    },
    shown: () => [...page.root.querySelectorAll(".talk-text")].map(({ textContent }) => textContent),
    news: () => page.text("[role=status]"),
  };
}

const standing = { state: "open", visitorHere: true, page: "/start-business/ghana" } as const;
const saying =
  (id: number) =>
  ({ url, body }: Call) =>
    Response.json({
      ok: true,
      data: url === talkSayCall ? { line: line(id, "staff", String(body["words"])) } : {},
    });

test("ids are told apart by their size, not by their letters", () => {
  expect(["9", "10", "9007199254740993"].map((id) => isLater(id, "9007199254740992"))).toEqual([
    false,
    false,
    true,
  ]);
  expect([isLater("10", "9"), isLater("9", "10"), isLater("9", "9"), isLater("1", "")]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test("a line comes once, at its place", () => {
  const ids = (lines: readonly TalkLine[]) => lines.map(({ id }) => id);
  const two = [line(9), line(11)];
  expect(ids(addLine(two, line(10)))).toEqual(["9", "10", "11"]);
  expect(ids(addLine(two, line(12)))).toEqual(["9", "11", "12"]);
  expect(addLine(two, line(9))).toBe(two);
});

test("without script what was said is there, and the form posts by itself, each drawing by another name", () => {
  const whole = {
    row: { reference, version: 3, state: "open" },
    conversation: { page: given.page, helped: true, lines: [line(1), line(2, "staff")] },
  } as unknown as WholeCase;
  const beginning = { replies: [], chosen: undefined, words: "Dear {name}", into: undefined };
  const draw = () => {
    const panel = (
      <TalkPanel whole={whole} talk={whole.conversation!} beginning={beginning} state={undefined} />
    );
    return new JSDOM(renderToStaticMarkup(panel)).window.document;
  };
  const page = draw();
  const log = page.querySelector("[role=log]")!;
  expect(log.getAttribute("aria-label")).toBe("What was said");
  expect([...log.querySelectorAll(".talk-text")].map(({ textContent }) => textContent)).toEqual([
    "Line 1",
    "Line 2",
  ]);
  expect(log.textContent).toContain("kofi@example.org · ");
  expect(page.body.textContent).toContain("Yes, says the visitor");
  expect(page.querySelector("[role=status]")?.textContent).toBe("");
  const form = page.querySelector(`form[action="${talkSayCall}"]`)!;
  const names = [...form.querySelectorAll("input,textarea")].map((one) => one.getAttribute("name"));
  expect([form.getAttribute("method"), names]).toEqual(["post", ["reference", "id", "words"]]);
  expect(form.querySelector("textarea")?.textContent).toBe("Dear {name}");
  expect(page.body.textContent).toContain("Not known of this case: {name}.");
  const nameOf = (one: Document) => one.querySelector("input[name=id]")?.getAttribute("value");
  expect(nameOf(draw())).not.toBe(nameOf(page));
});

test("what was not taken stands in the box with what is wrong, and a closed one has no box", () => {
  const draw = (more: Partial<typeof given>) =>
    renderToStaticMarkup(
      <TalkLive {...given} {...more} lines={[line(1)]}>
        {null}
      </TalkLive>,
    );
  const wrong = draw({
    typed: { words: ["Dear {name}"] },
    faults: { words: "{name} is still to be filled in." },
  });
  expect(wrong).toContain(">Dear {name}</textarea>");
  expect(wrong).toContain('href="#talk-words"');
  const closed = draw({ isClosed: true });
  expect(closed).not.toContain("<form");
  expect(closed).toContain("This conversation is closed. To go on, open the case again.");
});

test("lines, who is there, where and what is seen come by the stream, after the last line that was drawn", async () => {
  const page = await live([line(7), line(8, "staff")]);
  expect(page.calls[0]).toMatchObject({ url: `/api/admin/chat/live?reference=${reference}`, after: "8" });
  expect(page.news()).toBe("Connecting…");
  await page.stream("state", { ...standing, seenByVisitor: "8" });
  expect(page.news()).toBe("The visitor is here.");
  expect(page.text(".talk-ours .talk-end")).toContain("Seen");
  await page.stream("line", line(10));
  await page.stream("line", line(10));
  await page.stream("state", { ...standing, visitorHere: false, page: "/contact", helped: false });
  expect(page.shown()).toEqual(["Line 7", "Line 8", "Line 10"]);
  expect(page.news()).toMatch(/^The visitor has left\./);
  expect(page.root.querySelector("dd a")?.getAttribute("href")).toBe("/contact");
  expect(page.root.textContent).toContain("No, says the visitor");
});

test("that the visitor is writing is said when it is so, and no longer once their line is there", async () => {
  const page = await live([line(1)]);
  await page.stream("state", standing);
  expect(page.root.textContent).not.toContain("is writing");
  await page.stream("typing", {});
  expect(page.root.textContent).toContain("The visitor is writing…");
  await page.stream("line", line(2));
  expect(page.root.textContent).not.toContain("is writing");
});

test("a stream that is cut says so, forgets who was there, and goes on after the last line that came by it", async () => {
  const page = await live([line(1)], saying(3));
  await page.stream("state", standing);
  await page.stream("line", line(2));
  await page.type("Mine");
  await page.send();
  await page.cut();
  expect(page.news()).toMatch(/^The connection was cut\./);
  await page.online();
  // It has taken its own line 3, but what came before it might still be in transit.
  expect(page.calls.filter(({ url }) => url.includes("live")).map(({ after }) => after)).toEqual(["1", "2"]);
  await page.stream("state", standing);
  expect(page.news()).toBe("The visitor is here.");
});

test("what comes is scrolled into view, but not for who reads further up, until they write themselves", async () => {
  const page = await live([line(1)], saying(4));
  const log = page.root.querySelector<HTMLElement>("[role=log]")!;
  Object.defineProperties(log, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
  await page.stream("line", line(2));
  expect(log.scrollTop).toBe(900);
  await act(async () => {
    log.scrollTop = 100;
    log.dispatchEvent(new page.window.Event("scroll"));
  });
  await page.stream("line", line(3));
  expect(log.scrollTop).toBe(100);
  await page.type("Mine");
  await page.send();
  expect(log.scrollTop).toBe(900);
});

test("a message is sent by Ctrl and Enter, stands there at once, and comes by the stream without standing there twice", async () => {
  const page = await live([line(1)], saying(2));
  await page.type("Good morning");
  await page.send();
  expect(page.posts(talkSayCall).map(({ body }) => body)).toEqual([
    { reference, words: "Good morning", id: firstId },
  ]);
  await page.stream("line", line(2, "staff", "Good morning"));
  expect(page.shown()).toEqual(["Line 1", "Good morning"]);
  expect(page.box().value).toBe("");
  expect(page.window.document.activeElement).toBe(page.box());
  await page.type("Second");
  await page.send();
  expect(page.posts(talkSayCall)[1]?.body["id"]).not.toBe(firstId);
});

test("what got no answer keeps its words and its name; other words are another message", async () => {
  const page = await live([line(1)], ({ url }) =>
    url === talkSayCall ? Promise.reject(new TypeError("network")) : Response.json({ ok: true, data: {} }),
  );
  await page.type("Good morning");
  await page.send();
  expect(page.text("[role=alert]")).toContain("the connection was lost. It still stands here");
  expect(page.box().value).toBe("Good morning");
  await page.send();
  await page.type("Good evening");
  await page.send();
  const ids = page.posts(talkSayCall).map(({ body }) => body["id"]);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test("the server's own sentence is said where it refuses", async () => {
  const error = "This case is closed. Open it again before you write.";
  const page = await live([line(1)], ({ url }) =>
    url === talkSayCall
      ? Response.json({ ok: false, error, code: "conflict" }, { status: 409 })
      : Response.json({ ok: true, data: {} }),
  );
  await page.type("Late");
  await page.send();
  expect(page.text("[role=alert]")).toContain(error);
  expect(page.shown()).toEqual(["Line 1"]);
});

test("that a colleague writes is told once in three seconds, and not of an empty box", async () => {
  const page = await live([line(1)]);
  for (const text of ["", " ", "H", "He", "Hel"]) await page.type(text);
  expect(page.posts(talkTellCall).map(({ body }) => body)).toEqual([{ reference, typing: true }]);
});

test("a line is seen once its end is on a screen that somebody can see, and its own lines are none of it", async () => {
  const page = await live([line(7), line(8, "staff"), line(9)]);
  const seen = () => page.posts(talkTellCall).map(({ body }) => body["seen"]);
  await page.stream("state", standing);
  await page.see("hidden");
  await page.show();
  expect(seen()).toEqual([]);
  await page.show((end) => end.getAttribute("data-ends") === "7");
  await page.see("visible");
  expect(seen()).toEqual(["7"]);
  await page.show();
  expect(seen()).toEqual(["7", "9"]);
  await page.stream("line", line(10));
  await page.show();
  await page.show();
  expect(seen()).toEqual(["7", "9", "10"]);
});

test("what could not be told as seen is told with the next change", async () => {
  let isAway = true;
  const page = await live([line(7)], () =>
    isAway
      ? Response.json({ ok: false, error: "", code: "unavailable" }, { status: 503 })
      : Response.json({ ok: true, data: {} }),
  );
  const seen = () => page.posts(talkTellCall).map(({ body }) => body["seen"]);
  await page.show();
  expect(seen()).toEqual(["7"]);
  isAway = false;
  await page.see("visible");
  expect(seen()).toEqual(["7", "7"]);
});

test("the other forms of the page go on with the version that has the new lines", async () => {
  const page = await live(
    [line(1)],
    saying(3),
    (html) => `<form id="other"><input type="hidden" name="version" value="3"></form>${html}`,
  );
  const version = () =>
    page.window.document.querySelector<HTMLInputElement>("#other input[name=version]")!.value;
  expect(version()).toBe("3");
  await page.stream("line", line(2));
  expect(version()).toBe("4");
  await page.type("Mine");
  await page.send();
  await page.stream("line", line(3, "staff", "Mine"));
  expect(version()).toBe("5");
});
