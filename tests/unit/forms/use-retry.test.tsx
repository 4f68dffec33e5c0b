import { jest } from "@jest/globals";
import { setGlobals } from "#tests/support/set-globals.ts";

let leave: () => void = () => undefined;
beforeEach(() => void jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] }));
afterEach(() => {
  leave();
  jest.useRealTimers();
});

/** A component that uses the hook: `outcomes` says what each run of the work answers; it counts the runs. */
async function aRetry(...outcomes: boolean[]) {
  const { JSDOM } = await import("jsdom");
  const { window } = new JSDOM('<div id="root"></div>');
  Object.assign(window, { setTimeout, clearTimeout });
  const { addEventListener, removeEventListener } = window;
  const restore = setGlobals({
    window,
    document: window.document,
    addEventListener: addEventListener.bind(window),
    removeEventListener: removeEventListener.bind(window),
    IS_REACT_ACT_ENVIRONMENT: true,
  });
  const [{ act, createElement }, { createRoot }, { useRetry }] = await Promise.all([
    import("react"),
    import("react-dom/client"),
    import("#components/forms/steps/use-retry.ts"),
  ]);
  let runs = 0;
  let start: () => void = () => undefined;
  function Probe() {
    start = useRetry(() => Promise.resolve(outcomes[runs++] ?? true)).start;
    return null;
  }
  const root = createRoot(window.document.getElementById("root")!);
  act(() => root.render(createElement(Probe)));
  leave = () => {
    act(() => root.unmount());
    window.close();
    restore();
  };
  return {
    runs: () => runs,
    start: () => act(async () => start()),
    after: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
    goOnline: () => act(async () => void window.dispatchEvent(new window.Event("online"))),
  };
}

test("work that fails is retried after a pause, or as soon as the browser is online", async () => {
  const retry = await aRetry(false, false, true);
  await retry.start();
  expect(retry.runs()).toBe(1);
  await retry.after(5_000);
  expect(retry.runs()).toBe(2);
  await retry.goOnline();
  expect(retry.runs()).toBe(3);
});

test("once work is done, a connection that comes back does not run it again", async () => {
  const retry = await aRetry(false, true);
  await retry.start();
  await retry.after(5_000);
  expect(retry.runs()).toBe(2);
  await retry.goOnline();
  await retry.after(120_000);
  expect(retry.runs()).toBe(2);
});
