import { jest } from "@jest/globals";
import { aDevice, leaveDevice } from "./a-device.ts";

const words = { "save.open": "Open", "save.done": "Saved", "save.notOffline": "Not offline" };
const realFetch = globalThis.fetch;

afterEach(() => {
  leaveDevice();
  Reflect.deleteProperty(globalThis, "window");
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

test("a plan that is saved on a guide is shared with the account of who is signed in", async () => {
  jest.useFakeTimers();
  jest.resetModules();
  aDevice({ auth_bearer: "token" });
  Object.defineProperty(globalThis, "window", { value: new EventTarget(), configurable: true });
  const sent: unknown[] = [];
  globalThis.fetch = (_, init) => {
    if (init?.method === "POST") sent.push(JSON.parse(String(init.body)));
    return Promise.resolve(Response.json({ ok: true, data: { account: "ama", plans: {} } }));
  };
  const { savePlan } = await import("#components/plan/save-plan.ts");
  const link = { href: "https://akoma.example/plan?c=togo&path=branch", dataset: {} } as HTMLAnchorElement;
  await savePlan(link, words);
  expect(link.href).toBe("/plan#togo");
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sent).toMatchObject([{ country: "togo", plan: { path: ["branch", expect.any(Number)] } }]);
});
