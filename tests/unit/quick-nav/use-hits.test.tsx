import { jest } from "@jest/globals";
import type { Hit } from "#lib/services/search/open/search-answer.ts";
import { setGlobals } from "#tests/support/set-globals.ts";

type Call = { asked: string; signal: AbortSignal; answer: (response: Response) => void };

const aHit = (title: string): Hit => ({ href: `/${title}`, title, heading: "", kind: "guide", excerpt: [] });
const found = (...titles: string[]) => Response.json({ ok: true, data: { hits: titles.map(aHit) } });

let leave: () => void = () => undefined;
// Between two keys as much time passes as the test says, however busy the machine is.
beforeEach(() => void jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] }));
afterEach(() => {
  leave();
  jest.useRealTimers();
});

/** A page that renders the hook's result, and the calls it made; each is answered by hand. */
async function aPage() {
  const { JSDOM } = await import("jsdom");
  const { window } = new JSDOM('<div id="root"></div>');
  const calls: Call[] = [];
  const fetch = (address: string, { signal }: { signal: AbortSignal }) =>
    new Promise<Response>((answer, refuse) => {
      signal.addEventListener("abort", () => refuse(new Error("left")));
      calls.push({
        asked: new URL(address, "https://site.invalid").searchParams.get("q") ?? "",
        signal,
        answer,
      });
    });
  const restore = setGlobals({
    window,
    document: window.document,
    IS_REACT_ACT_ENVIRONMENT: true,
    fetch,
  });
  const [{ act, createElement }, { createRoot }, { useHits }] = await Promise.all([
    import("react"),
    import("react-dom/client"),
    import("#components/shell/quick-nav/use-hits.ts"),
  ]);
  function Probe({ asked }: { asked: string }) {
    const { hits, isAwaited } = useHits(asked);
    return `${isAwaited ? "…" : ""}${hits.map(({ title }) => title).join()}`;
  }
  const root = createRoot(window.document.getElementById("root")!);
  leave = () => {
    act(() => root.unmount());
    window.close();
    restore();
  };
  const pause = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const type = (asked: string) => act(async () => root.render(createElement(Probe, { asked })));
  const answer = (call: Call | undefined, response: Response) =>
    act(async () => {
      call?.answer(response);
      await new Promise(setImmediate);
    });
  return { calls, type, pause, answer, text: () => window.document.body.textContent };
}

test("it asks once typing pauses, and for no single letter", async () => {
  const { calls, type, pause, answer, text } = await aPage();
  await type("g");
  await pause(200);
  expect([calls.length, text()]).toEqual([0, ""]);
  await type("gh");
  await pause(199);
  await type("gha");
  expect(text()).toBe("…");
  await pause(199);
  expect(calls).toEqual([]);
  await pause(1);
  expect(calls.map(({ asked }) => asked)).toEqual(["gha"]);
  await answer(calls[0], found("ghana"));
  expect(text()).toBe("ghana");
});

test("the latest answer counts: a call that was overtaken is left, and its answer not shown", async () => {
  const { calls, type, pause, answer, text } = await aPage();
  await type("gha");
  await pause(200);
  await type("ghan");
  expect(calls[0]?.signal.aborted).toBe(true);
  await pause(200);
  await answer(calls[1], found("second"));
  await answer(calls[0], found("first"));
  expect(text()).toBe("second");
});

test("what was found stays while more is typed, and goes with other words", async () => {
  const { calls, type, pause, answer, text } = await aPage();
  await type("gha");
  await pause(200);
  await answer(calls[0], found("ghana"));
  await type("ghana");
  expect(text()).toBe("…ghana");
  await type("kenya");
  expect(text()).toBe("…");
  await type("");
  expect(text()).toBe("");
});

test.each([
  ["a status", () => new Response("", { status: 503 })],
  ["a failure in the envelope", () => Response.json({ ok: false, error: "No.", code: "internal" })],
])("%s shows nothing", async (_, response) => {
  const { calls, type, pause, answer, text } = await aPage();
  await type("gha");
  await pause(200);
  await answer(calls[0], response());
  expect(text()).toBe("");
});
