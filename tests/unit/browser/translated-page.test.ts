import type { ReactNode } from "react";
import { setGlobals } from "#tests/support/set-globals.ts";
import { originalEvent, stopEvent, translatePage, type Translation } from "#tests/support/translate-page.ts";

const translations: Translation[] = ["font", "beside", "around", "inside", "afresh"];

/** A page described as data: a text, nothing, or an element with its contents. An element with a key may move. */
type Drawn = string | null | { tag: string; key?: string; inside: Drawn[] };

async function aBrowser() {
  const { JSDOM } = await import("jsdom");
  const { window } = new JSDOM("<!doctype html><body>");
  const { Node, NodeFilter, MutationObserver, CustomEvent, Event, AbortController } = window;
  const given = {
    window,
    document: window.document,
    Node,
    NodeFilter,
    MutationObserver,
    CustomEvent,
    Event,
    AbortController,
  };
  const restore = setGlobals({
    ...given,
    addEventListener: window.addEventListener.bind(window),
    dispatchEvent: window.dispatchEvent.bind(window),
    IS_REACT_ACT_ENVIRONMENT: true,
  });
  const [react, client, server, { Hydrated }, { collectMutations }, { workOnTranslatedPage }] =
    await Promise.all([
      import("react"),
      import("react-dom/client"),
      import("react-dom/server"),
      import("#components/ui/hydrated.tsx"),
      import("#components/browser/translation/collect-mutations.ts"),
      import("#components/browser/translation/work-on-translated-page.ts"),
    ]);
  const close = () => {
    window.close();
    restore();
  };
  return { close, ...react, ...client, ...server, Hydrated, collectMutations, workOnTranslatedPage };
}
let browser: Awaited<ReturnType<typeof aBrowser>>;
beforeAll(async () => {
  browser = await aBrowser();
});
afterAll(() => browser.close());

let leave: () => void = () => undefined;
afterEach(() => leave());

/** A page that a server sends and React hydrates, with or without the protection against translations. */
function aPage(isGuarded = true) {
  const { act, createElement, Fragment, hydrateRoot, renderToString, Hydrated } = browser;
  const place = document.createElement("div");
  document.body.replaceChildren(place);
  const faults: unknown[] = [];
  const undo: (() => unknown)[] = [];
  leave = () => {
    dispatchEvent(new Event(stopEvent));
    for (const one of undo.splice(0).reverse()) one();
  };
  const draw = (drawn: Drawn): ReactNode =>
    drawn === null || typeof drawn === "string"
      ? drawn
      : createElement(drawn.tag, { key: drawn.key }, ...drawn.inside.map(draw));
  const page = (drawn: Drawn) => createElement(Fragment, {}, draw(drawn), createElement(Hydrated));
  let root: ReturnType<typeof hydrateRoot>;
  return {
    faults,
    place,
    /** The text of the page, translated or not. */
    read() {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      let text = "";
      while (walker.nextNode()) text += (walker.currentNode as Text).data;
      return text;
    },
    send(drawn: Drawn) {
      place.innerHTML = renderToString(page(drawn));
      if (isGuarded) browser.collectMutations();
    },
    hydrate: (drawn: Drawn) =>
      act(async () => {
        if (isGuarded) undo.push(browser.workOnTranslatedPage());
        const onFault = (fault: unknown) => void faults.push(fault);
        const handlers = { onRecoverableError: onFault, onUncaughtError: onFault, onCaughtError: onFault };
        root = hydrateRoot(place, page(drawn), handlers);
        undo.push(() => faults.length === 0 && act(() => root.unmount()));
      }),
    async show(drawn: Drawn) {
      await act(async () => root.render(page(drawn)));
    },
    settle: () => act(() => new Promise<void>((resolve) => setTimeout(resolve))),
  };
}

const wordsOf = (drawn: Drawn): string =>
  drawn === null || typeof drawn === "string" ? (drawn ?? "") : drawn.inside.map(wordsOf).join("");

const form = (count: number, fault: string | null, reference: string | null): Drawn => ({
  tag: "main",
  inside: [
    { tag: "h1", inside: ["Write to us"] },
    { tag: "p", inside: [String(count), " of ", "3", " fields are filled in"] },
    { tag: "label", inside: ["Message ", { tag: "textarea", inside: [] }] },
    fault && { tag: "p", inside: [fault] },
    reference ? "Your reference" : "Nothing is sent yet",
    reference,
    { tag: "button", inside: [reference ? "Send another" : "Send"] },
  ],
});
const empty = form(0, null, null);
const course = [
  form(2, "Enter an e-mail address", null),
  form(3, "Write a message", null),
  form(3, null, "AK-2345"),
  empty,
];

/** A seeded pseudo-random sequence, the same in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** A random page: texts next to each other and to elements, parts that come and go, and lists that are reordered. */
function somePage(next: (below: number) => number, depth = 0): Drawn {
  const some = (): Drawn => {
    const kind = next(depth < 3 ? 6 : 3);
    if (kind === 0) return null;
    if (kind < 4) return `word ${next(5)} `;
    return somePage(next, depth + 1);
  };
  if (next(4) > 0) return { tag: "div", inside: [some(), some(), some(), some()] };
  const keys = ["a", "b", "c", "d", "e"].filter(() => next(3) > 0);
  const order = keys.map((key) => ({ key, at: next(100) })).sort((one, other) => one.at - other.at);
  return {
    tag: "ul",
    inside: order.map(({ key }) => ({ tag: "li", key, inside: [`${key} `, some(), `${next(3)} `] })),
  };
}

const plain = (text: string) => text.replaceAll("~", "");

test("without the guard, React draws a translated page anew, and fails when it changes one", async () => {
  const before = aPage(false);
  before.send(empty);
  const field = before.place.querySelector("textarea");
  translatePage({ by: "font", follows: false });
  await before.hydrate(empty);
  expect(before.faults).toHaveLength(1);
  expect(before.place.querySelector("textarea")).not.toBe(field);
  leave();
  const after = aPage(false);
  after.send(empty);
  await after.hydrate(empty);
  translatePage({ by: "font", follows: false });
  const fault = await after.show(course[0]!).then(() => after.faults.join(), String);
  expect(fault).toContain("NotFoundError");
});

describe.each(translations)("translated by %s", (by) => {
  describe.each([false, true])("what comes later, too: %s", (follows) => {
    test("before React is there, the page stays as it is with what was typed, and all that follows is shown", async () => {
      const page = aPage();
      page.send(empty);
      const field = page.place.querySelector("textarea")!;
      field.value = "What I ask";
      field.focus();
      translatePage({ by, follows });
      const { innerHTML } = page.place;
      await page.hydrate(empty);
      expect(page.place.innerHTML).toBe(innerHTML);
      for (const step of course) {
        await page.show(step);
        await page.settle();
        expect(plain(page.read())).toBe(wordsOf(step));
        if (follows) expect(page.read()).toContain(`~${wordsOf(step).slice(0, 4)}`);
      }
      expect(page.faults).toEqual([]);
      expect(page.place.querySelector("textarea")).toBe(field);
      expect(field.value).toBe("What I ask");
      if (by !== "afresh") expect(document.activeElement).toBe(field); // that one takes the field out for a moment
    });

    test("before React is there, and back, it is the page that was sent", async () => {
      const page = aPage();
      page.send(empty);
      const { innerHTML } = page.place;
      translatePage({ by, follows });
      await page.settle();
      if (by === "afresh")
        dispatchEvent(new Event(stopEvent)); // that one cannot be undone
      else dispatchEvent(new Event(originalEvent));
      await page.hydrate(empty);
      if (by !== "afresh") expect(page.place.innerHTML).toBe(innerHTML);
      for (const step of course) {
        await page.show(step);
        expect(plain(page.read())).toBe(wordsOf(step));
      }
      expect(page.faults).toEqual([]);
    });

    test("after React is there, and back, any change of any page is shown", async () => {
      for (let seed = 1; seed <= 25; seed += 1) {
        const next = numbersFrom(seed);
        const page = aPage();
        const first = somePage(next);
        page.send(first);
        const isEarly = next(2) === 0;
        if (isEarly) translatePage({ by, follows });
        await page.hydrate(first);
        if (!isEarly) translatePage({ by, follows });
        let isBack = false;
        for (let step = 0; step < 6; step += 1) {
          const drawn = somePage(next);
          await page.show(drawn);
          await page.settle();
          expect([seed, step, plain(page.read())]).toEqual([seed, step, wordsOf(drawn)]);
          if (!isBack && by !== "afresh" && next(4) === 0) {
            dispatchEvent(new Event(originalEvent));
            isBack = true;
            expect([seed, step, plain(page.read())]).toEqual([seed, step, wordsOf(drawn)]);
          }
        }
        expect(page.faults).toEqual([]);
        leave();
      }
    });
  });
});
