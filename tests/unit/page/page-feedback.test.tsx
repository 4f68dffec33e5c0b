import { act } from "react";
import { renderToString } from "react-dom/server";
import { PageFeedback } from "#components/page/page-end.tsx";
import { startPageFeedback } from "#components/page/start-page-feedback.ts";
import { withLocale } from "#lib/platform/words/index.ts";
import { leafWords } from "#lib/platform/words/leaf-words.ts";
import { setGlobals } from "#tests/support/set-globals.ts";
import { translatePage } from "#tests/support/translate-page.ts";

const thanks = leafWords()["feedback.thanks"];
const guide = <PageFeedback page="/start-business/togo" />;
const taken = () => Response.json({ ok: true, data: { reference: "AK-2345-6789" } });

let leave: () => void = () => undefined;
afterEach(() => leave());

/** The end of a guide as it is sent, with the page's own script: React has not loaded yet. */
async function aPage(answer: () => Response) {
  const { JSDOM } = await import("jsdom");
  const { window } = new JSDOM('<body><main id="root"></main>', { url: "http://localhost/" });
  const calls: { url: string; body: unknown }[] = [];
  const restore = setGlobals({
    window,
    document: window.document,
    FormData: window.FormData,
    Node: window.Node,
    NodeFilter: window.NodeFilter,
    MutationObserver: window.MutationObserver,
    AbortController: window.AbortController,
    addEventListener: window.addEventListener.bind(window),
    IS_REACT_ACT_ENVIRONMENT: true,
    fetch: (url: string, init?: RequestInit) => {
      if (url === "/words.json") return Promise.resolve(Response.json(leafWords()));
      calls.push({ url, body: JSON.parse(init?.body as string) });
      return Promise.resolve().then(answer);
    },
  });
  const submits: string[] = [];
  window.addEventListener("submit", (event) => {
    event.preventDefault();
    submits.push((event as unknown as { submitter: HTMLButtonElement }).submitter.value);
  });
  const root = document.getElementById("root")!;
  root.innerHTML = renderToString(guide);
  const stop = startPageFeedback();
  leave = () => {
    stop();
    window.close();
    restore();
  };
  const place = root.querySelector<HTMLElement>("[role=status]")!;
  /** Waits until everything that was started is done. */
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  return {
    root,
    place,
    calls,
    submits,
    press: (value: string) => root.querySelector<HTMLElement>(`button[value=${value}]`)!.click(),
    /** The mark by which the style sheet hides the controls. */
    text: () => root.querySelector("form")!.dataset["said"],
    settle: async () => {
      for (let turn = 0; turn < 5; turn += 1) await settle();
    },
  };
}

test("an answer is filed for its page, and thanked for on the spot; pressed twice, it is one", async () => {
  const { root, place, calls, submits, press, text, settle } = await aPage(taken);
  root.querySelector<HTMLInputElement>("[name=missing]")!.value = "Fees";
  press("no");
  press("no");
  await settle();
  expect(calls).toEqual([
    { url: "/api/page-feedback", body: { page: "/start-business/togo", missing: "Fees", useful: "no" } },
  ]);
  expect(submits).toEqual([]);
  expect(place.textContent).toBe(thanks);
  expect(document.activeElement).toBe(place);
  expect(text()).toBe("no");
});

test("what was said is not drawn again when React comes after it", async () => {
  const { root, place, press, text, settle } = await aPage(taken);
  press("yes");
  await settle();
  const { hydrateRoot } = await import("react-dom/client");
  const redrawn: unknown[] = [];
  const onRecoverableError = (fault: unknown) => redrawn.push(fault);
  await withLocale("en", () => act(() => Promise.resolve(hydrateRoot(root, guide, { onRecoverableError }))));
  expect(redrawn).toEqual([]);
  expect(root.contains(place)).toBe(true);
  expect(place.textContent).toBe(thanks);
  expect(text()).toBe("yes");
});

test("on a page that was translated before, an answer is thanked for as well", async () => {
  const { place, press, text, settle } = await aPage(taken);
  translatePage({ by: "font", follows: false });
  press("yes");
  await settle();
  expect(place.textContent).toBe(thanks);
  expect(text()).toBe("yes");
});

test.each([
  ["refused", () => Response.json({ ok: false, code: "rate_limited", error: "Later." }, { status: 429 })],
  [
    "lost",
    () => {
      throw new TypeError("offline");
    },
  ],
])("an answer that is %s is posted as without script", async (_, answer) => {
  const { place, submits, press, text, settle } = await aPage(answer);
  press("yes");
  await settle();
  expect(submits).toEqual(["yes"]);
  expect(place.textContent).toBe("");
  expect(text()).toBeUndefined();
});
