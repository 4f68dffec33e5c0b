import { jest } from "@jest/globals";
import { drawFields } from "#lib/domains/fields/index.ts";
import * as make from "#lib/domains/fields/open/fields.ts";
import { setGlobals } from "#tests/support/set-globals.ts";
import type { StepWords } from "#components/forms/steps/step-form.tsx";

const label = { area: "forms", key: "shared.name" } as const;
const draw = (...fields: Parameters<typeof drawFields>[0]) => drawFields(fields, "en");
const steps = [
  {
    name: "you",
    title: "You",
    fields: draw(
      make.text("fullName", { words: label, most: 80 }),
      make.yesNo("holder", { words: label }),
      make.tick("agreed", { words: label, optional: true }),
    ),
  },
  { name: "land", title: "Your land", fields: draw(make.text("district", { words: label, most: 80 })) },
  { name: "story", title: "Its story", fields: draw(make.text("tale", { words: label, most: 80 })) },
];
const words = {
  problem: "There is a problem",
  next: "Continue",
  back: "Back",
  progress: "Step {at} of {of}",
  refused: "An answer needs another look: {step}",
} as Partial<StepWords> as StepWords;

let leave: () => void = () => undefined;
afterEach(() => leave());

type Given = { tab?: Record<string, string>; first?: string; started?: string; path?: string };

/** A page of the form in a tab with `tab` in its storage. Its calls wait until `answer` is called. */
async function aPage({ tab = {}, first = "you", started, path = "/forms/grower/fill" }: Given = {}) {
  jest.resetModules();
  const { JSDOM } = await import("jsdom");
  const { window } = new JSDOM('<div id="root"></div>', { url: `http://localhost${path}?step=${first}` });
  const { document } = window;
  for (const [key, value] of Object.entries(tab)) window.sessionStorage.setItem(key, value);
  const calls: { url: string; answer: (body: object) => void }[] = [];
  const restore = setGlobals({
    window,
    document,
    HTMLElement: window.HTMLElement,
    FormData: window.FormData,
    location: window.location,
    history: window.history,
    localStorage: window.localStorage,
    sessionStorage: window.sessionStorage,
    scrollTo: () => undefined,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    IS_REACT_ACT_ENVIRONMENT: true,
    fetch: (url: string) =>
      new Promise<Response>((resolve) =>
        calls.push({
          url,
          answer: (body) => resolve(Response.json(body, { status: "ok" in body && body.ok ? 200 : 422 })),
        }),
      ),
  });
  const [{ act, createElement }, { createRoot }, { StepForm }] = await Promise.all([
    import("react"),
    import("react-dom/client"),
    import("#components/forms/steps/step-form.tsx"),
  ]);
  const root = createRoot(document.getElementById("root")!);
  const props = {
    form: "grower",
    steps,
    first,
    done: [],
    typed: {},
    started,
    files: {},
    faults: {},
  } as const;
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  const missing = { fullName: "Enter your name.", holder: "Choose one.", district: "Enter the district." };
  await act(async () => root.render(createElement(StepForm, { ...props, isMember: true, missing, words })));
  await settle();
  leave = () => {
    act(() => root.unmount());
    window.close();
    restore();
    leave = () => undefined;
  };
  const one = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
  const input = (selector: string, change: (control: HTMLInputElement) => void) =>
    act(async () => {
      const control = one<HTMLInputElement>(selector);
      control.focus();
      change(control);
      control.dispatchEvent(new window.Event("input", { bubbles: true }));
    });
  const type = (name: string, value: string) => input(`[name=${name}]`, (control) => (control.value = value));
  const press = (text: string) =>
    act(async () => {
      const control = [...document.querySelectorAll<HTMLElement>("button, a")].find(
        ({ textContent }) => textContent === text,
      )!;
      control.focus();
      control.click();
    });
  const fillYou = async () => {
    await type("fullName", "Ama Mensah");
    await input("[name=holder][value=yes]", (control) => (control.checked = true));
  };
  const answer = async (at: number, body: object) => {
    calls[at]!.answer(body);
    await settle();
  };
  const kept = () => ({ ...window.sessionStorage }) as Record<string, string>;
  return { document, calls, one, input, type, press, fillYou, answer, kept };
}

/** What is visible of the first step. */
const seenOf = ({ one }: Awaited<ReturnType<typeof aPage>>) => [
  one<HTMLInputElement>("[name=fullName]").value,
  one<HTMLInputElement>("[name=holder]:checked")?.value,
  one<HTMLInputElement>("[name=agreed]").checked,
];

test("what is typed into a step is there again when the page is loaded anew before it was sent on", async () => {
  const page = await aPage();
  await page.fillYou();
  await page.input("[name=agreed]", (control) => (control.checked = true));
  const tab = page.kept();
  leave();
  const again = await aPage({ tab });
  expect(seenOf(again)).toEqual(["Ama Mensah", "yes", true]);
  await again.input("[name=agreed]", (control) => (control.checked = false));
  await again.type("fullName", "");
  const later = again.kept();
  leave();
  expect(seenOf(await aPage({ tab: later }))).toEqual(["", "yes", false]);
});

test("a step that was sent on leaves nothing in the tab, and the next is kept with the form the server has made", async () => {
  const page = await aPage();
  await page.fillYou();
  await page.press("Continue");
  expect(Object.values(page.kept()).join()).not.toContain("Ama");
  await page.type("district", "Bo");
  await page.answer(0, { ok: true, data: { started: "1", next: "land" } });
  const tab = page.kept();
  leave();
  const again = await aPage({ tab, first: "land", started: "1" });
  expect(again.one<HTMLInputElement>("[name=district]").value).toBe("Bo");
  leave();
  const other = await aPage({ tab, first: "land", started: "2" });
  expect(other.one<HTMLInputElement>("[name=district]").value).toBe("");
});

test("going back a step loses nothing of what is typed into the later one", async () => {
  const page = await aPage();
  await page.fillYou();
  await page.press("Continue");
  await page.type("district", "Bo");
  await page.press("Back");
  await page.press("Continue");
  expect(page.one<HTMLInputElement>("[name=district]").value).toBe("Bo");
});

test("on a confidential page nothing that is typed is kept", async () => {
  const page = await aPage({ path: "/forms/detention/assistance" });
  await page.type("fullName", "Ama Mensah");
  expect(page.kept()).toEqual({});
});

const refusal = { ok: false, error: "Check the marked fields.", code: "invalid_input" } as const;

test("an answer the server refuses is named on top of the step that came after, until it is mended", async () => {
  const page = await aPage();
  await page.fillYou();
  await page.press("Continue");
  await page.answer(0, { ...refusal, fields: { fullName: ["Enter your whole name."] } });
  const summary = () => page.document.querySelector(".form-step > .error-summary:first-child");
  expect(page.one("[name=district]")).not.toBeNull();
  expect(summary()?.textContent).toBe("An answer needs another look: YouEnter your whole name.");
  expect(page.document.activeElement).toBe(summary());
  await page.type("district", "Bo");
  await page.press("Continue");
  await page.answer(1, { ok: true, data: { started: "1", next: "story" } });
  expect(page.one("[name=tale]")).not.toBeNull();
  expect(summary()?.textContent).toContain("Enter your whole name.");
  await page.press("An answer needs another look: You");
  expect(page.document.activeElement?.textContent).toContain("Enter your whole name.");
  expect(page.one("form .error-summary a").getAttribute("href")).toBe("#fullName");
  expect(seenOf(page)).toEqual(["Ama Mensah", "yes", false]);
  await page.press("Continue");
  expect(summary()).toBeNull();
});

test("a refusal that comes late takes nobody out of the field they type into", async () => {
  const page = await aPage();
  await page.fillYou();
  await page.press("Continue");
  await page.type("district", "B");
  await page.answer(0, { ...refusal, fields: { fullName: ["Enter your whole name."] } });
  expect(page.document.activeElement).toBe(page.one("[name=district]"));
  expect(page.one<HTMLInputElement>("[name=district]").value).toBe("B");
});
