import { jest } from "@jest/globals";
import { build } from "esbuild";
import { gzipSync } from "node:zlib";
import { chatFile } from "#app/chat.json/chat-file.ts";
import { chatTranscriptCall } from "#lib/domains/chat/open/paths.ts";
import type { ChatFile } from "#lib/domains/chat/open/shown-chat.ts";
import type { Hit, SearchResults } from "#lib/services/search/open/search-answer.ts";
import { setGlobals } from "#tests/support/set-globals.ts";
import { aChatServer, refusal } from "./a-chat-server.ts";

const given = (await chatFile("en").json()) as ChatFile;

const aHit = (href: string, title: string, heading = ""): Hit => ({
  href,
  title,
  heading,
  kind: "guide",
  excerpt: [],
});
const hits = [
  aHit("/start-business/ghana", "Register a company in Ghana"),
  aHit("/start-business/ghana#step-1", "Register a company in Ghana", "Reserve a name"),
  aHit("/one-africa/ghana", "Living in Ghana"),
];
/** The response of the full search: places for a question about Ghana, none for any other. */
function answerSearch(address: string): Response {
  const asked = new URL(address, "http://localhost").searchParams;
  const found = asked.get("q")?.includes("Ghana") ? hits.slice(0, Number(asked.get("most"))) : [];
  const data: SearchResults = {
    total: found.length,
    hits: found,
    page: 1,
    pages: 1,
    kinds: [],
    countries: [],
  };
  return Response.json({ ok: true, data });
}

let leave: () => void = () => undefined;
afterEach(() => leave());

/** A page with its launcher and the chat, which is opened `asked` times. Each page loads its modules again. */
async function aPage({
  asked = 1,
  kept = {} as Record<string, string>,
  tab = {} as Record<string, string>,
  isSearchDown = false,
  isSmall = false,
} = {}) {
  jest.resetModules();
  const { JSDOM } = await import("jsdom");
  const { window } = new JSDOM('<a href="/contact" data-opens="chat">Ask us</a><div id="root"></div>', {
    url: "http://localhost/start-business/ghana",
    pretendToBeVisual: true, // otherwise the page counts as hidden
  });
  for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(tab)) window.sessionStorage.setItem(key, value);
  const server = aChatServer();
  const fetch = (address: string, init?: RequestInit) =>
    address.startsWith("/api/search?")
      ? Promise.resolve(isSearchDown ? new Response("", { status: 503 }) : answerSearch(address))
      : server.fetch(address, init);
  const restore = setGlobals({
    window,
    document: window.document,
    HTMLElement: window.HTMLElement,
    FormData: window.FormData,
    location: window.location,
    localStorage: window.localStorage,
    sessionStorage: window.sessionStorage,
    navigator: { userAgent: "", locks: { request: (_: string, work: () => Promise<void>) => work() } },
    BroadcastChannel: undefined,
    matchMedia: () => ({ matches: isSmall }),
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    isSecureContext: false,
    IS_REACT_ACT_ENVIRONMENT: true,
    fetch,
  });
  const [{ act, createElement }, { createRoot }, { ChatPanel }] = await Promise.all([
    import("react"),
    import("react-dom/client"),
    import("#components/chat/chat-panel.tsx"),
  ]);
  const { document } = window;
  const root = createRoot(document.getElementById("root")!);
  const draw = (times: number) =>
    act(async () => root.render(createElement(ChatPanel, { ...given, asked: times })));
  await draw(asked);
  leave = () => {
    act(() => root.unmount());
    window.close();
    restore();
  };
  const dialog = () => document.querySelector<HTMLElement>("[role=dialog]");
  const one = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
  const button = (name: string) =>
    [...document.querySelectorAll("button")].find(({ textContent, ariaLabel }) =>
      [textContent, ariaLabel ?? ""].includes(name),
    )!;
  const type = (selector: string, value: string) =>
    act(async () => {
      const field = one<HTMLInputElement>(selector);
      const kind = field.tagName === "TEXTAREA" ? window.HTMLTextAreaElement : window.HTMLInputElement;
      Object.getOwnPropertyDescriptor(kind.prototype, "value")!.set!.call(field, value);
      field.dispatchEvent(new window.Event("input", { bubbles: true }));
    });
  const key = (selector: string, name: string) =>
    act(async () => {
      one(selector).dispatchEvent(new window.KeyboardEvent("keydown", { key: name, bubbles: true }));
    });
  const press = (name: string) => act(async () => button(name).click());
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  };
  return { window, document, server, draw, dialog, one, button, type, key, press, until };
}

const contact = { ak_chat_contact_v1: JSON.stringify({ email: "ama@example.org" }) };

/** A page on which a first message was sent. */
async function aBegunPage({ isSmall = false } = {}) {
  const page = await aPage({ kept: contact, isSmall });
  await page.type("textarea", "qwertz zzz"); // no place matches it
  await page.press("Send");
  await page.until(() => page.server.posted.length > 0 && page.one("[data-mark=sent]") !== null);
  return page;
}

test("it is closed until it is asked for, takes the focus, and gives it back to its launcher", async () => {
  const { draw, dialog, document, one, press, key } = await aPage({ asked: 0 });
  expect(dialog()).toBeNull();
  await draw(1);
  expect(document.getElementById(dialog()!.getAttribute("aria-labelledby")!)!.textContent).toBe("Ask us");
  expect(document.activeElement).toBe(one("textarea"));
  await press("Close");
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(one("[data-opens]"));
  await draw(2);
  await key("textarea", "Escape");
  expect(dialog()).toBeNull();
});

test("where it was open on the page before it is open again, and takes no focus", async () => {
  const { dialog, document } = await aPage({
    asked: 0,
    tab: { ak_chat_open_v1: JSON.stringify({ place: "open", text: "", isAtPlaces: false }) },
  });
  expect(dialog()).not.toBeNull();
  expect(document.activeElement).toBe(document.body);
});

test("on a small screen it does not cover the next page: a bar leads back to it", async () => {
  const { dialog, document } = await aPage({
    asked: 0,
    isSmall: true,
    tab: { ak_chat_open_v1: JSON.stringify({ place: "open", text: "Half a question", isAtPlaces: false }) },
  });
  expect(dialog()).toBeNull();
  expect(document.querySelector(".chat-aside button")?.textContent).toBe("Back to the conversation");
});

test("where nothing was written and nothing was sent, a link of it closes it, and no bar leads back", async () => {
  const follow = async (page: Awaited<ReturnType<typeof aPage>>) => {
    const link = page.document.createElement("a");
    link.href = "/privacy";
    page.dialog()!.append(link);
    page.window.addEventListener("click", (event) => event.preventDefault());
    link.click();
    return page.window.sessionStorage.getItem("ak_chat_open_v1");
  };
  const page = await aPage({ isSmall: true });
  expect(await follow(page)).toBeNull();
  await page.until(() => page.dialog() === null);
  expect(page.document.querySelector(".chat-aside")).toBeNull();
  leave();
  const written = await aPage({ isSmall: true });
  await written.type("textarea", "Half a question");
  expect(await follow(written)).toContain("aside");
  await written.until(() => written.document.querySelector(".chat-aside") !== null);
  leave();
  const reloaded = await aPage({
    asked: 0,
    isSmall: true,
    tab: { ak_chat_open_v1: JSON.stringify({ place: "open", text: "", isAtPlaces: false }) },
  });
  expect(reloaded.document.querySelector("[role=dialog], .chat-aside")).toBeNull();
});

test("where a conversation was begun, a bar leads back to it though nothing is being written", async () => {
  const page = await aBegunPage({ isSmall: true });
  const link = page.document.createElement("a");
  link.href = "/privacy";
  page.dialog()!.append(link);
  page.window.addEventListener("click", (event) => event.preventDefault());
  link.click();
  await page.until(() => page.document.querySelector(".chat-aside") !== null);
});

test("what was being written when it was closed is there again on the next page, which does not open it", async () => {
  const page = await aPage();
  await page.type("textarea", "Half a question");
  await page.key("textarea", "Escape");
  const tab = { ...page.window.sessionStorage } as Record<string, string>;
  leave();
  const next = await aPage({ asked: 0, tab });
  expect(next.dialog()).toBeNull();
  await next.draw(1);
  expect(next.one<HTMLTextAreaElement>("textarea").value).toBe("Half a question");
  await next.type("textarea", "");
  await next.press("Close");
  expect(Object.keys(next.window.sessionStorage)).toEqual([]);
});

test("nothing is sent while the box is empty, or while a message is on its way", async () => {
  const page = await aBegunPage();
  expect(page.button("Send").disabled).toBe(true);
  await page.type("textarea", "   ");
  expect(page.button("Send").disabled).toBe(true);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const { fetch } = globalThis;
  const restore = setGlobals({
    fetch: async (...asked: Parameters<typeof fetch>) => (await held, fetch(...asked)),
  });
  await page.type("textarea", "more");
  expect(page.button("Send").disabled).toBe(false);
  await page.press("Send");
  await page.until(() => page.button("Send").getAttribute("aria-busy") === "true");
  await page.type("textarea", "and more");
  await page.press("Send");
  expect(page.one<HTMLTextAreaElement>("textarea").value).toBe("and more");
  answer();
  restore();
  await page.until(() => page.button("Send").getAttribute("aria-busy") === null);
  expect(page.server.texts()).toEqual(["qwertz zzz", "more"]);
});

test("places are offered first; what helped is not sent", async () => {
  const page = await aPage({ kept: contact });
  await page.type("textarea", "How do I register a company in Ghana?");
  await page.press("Send");
  await page.until(() => page.document.querySelectorAll(".chat-places a").length > 0);
  const links = [...page.document.querySelectorAll<HTMLAnchorElement>(".chat-places a")];
  expect(links).toHaveLength(3);
  expect(links.map((link) => link.getAttribute("href"))).toEqual(hits.map(({ href }) => href));
  expect(links[1]?.textContent).toBe("Register a company in GhanaReserve a name");
  expect(page.document.activeElement?.textContent).toBe("Is it one of these?");
  await page.press("That helped");
  expect(page.dialog()).toBeNull();
  expect(page.server.posted).toEqual([]);
});

test("where the script that asks does not come, what was written stays in the box, with the reason", async () => {
  const asking = "#components/chat/first-parts.ts";
  jest.unstable_mockModule(asking, () => Promise.reject(new Error("no connection")));
  const page = await aPage();
  await page.type("textarea", "How do I register a company in Ghana?");
  await page.press("Send");
  await page.until(() => page.document.getElementById("chat-text-error") !== null);
  jest.unstable_unmockModule(asking);
  expect(page.one("#chat-text-error").textContent).toContain(given.words["more.lost"]);
  expect(page.one<HTMLTextAreaElement>("textarea").value).toBe("How do I register a company in Ghana?");
  expect(page.button("Send").disabled).toBe(false);
});

test("where the search does not answer, a person is asked at once", async () => {
  const page = await aPage({ kept: contact, isSearchDown: true });
  await page.type("textarea", "How do I register a company in Ghana?");
  await page.press("Send");
  await page.until(() => page.server.posted.length > 0);
  expect(page.document.querySelectorAll(".chat-places a")).toHaveLength(0);
});

test("a person is asked once it is known where to answer; the address is kept for the next time", async () => {
  const page = await aPage();
  await page.type("textarea", "How do I register a company in Ghana?");
  await page.press("Send");
  await page.until(() => page.document.querySelectorAll(".chat-places a").length > 0);
  await page.press("Ask a person");
  expect(page.document.activeElement).toBe(page.one("[name=email]"));
  await page.type("[name=email]", "ama");
  await page.press("Send to a person");
  expect(page.one("#chat-email-error").textContent).toContain("name@example.org");
  expect(page.one("[name=email]").getAttribute("aria-invalid")).toBe("true");
  await page.type("[name=email]", "ama@example.org");
  await page.press("Send to a person");
  await page.until(() => page.server.posted.length > 0 && page.one("[data-mark=sent]") !== null);
  expect(page.server.posted[0]).toMatchObject({
    text: "How do I register a company in Ghana?",
    contact: { email: "ama@example.org" },
    page: "/start-business/ghana",
    website: "",
  });
  expect(page.window.localStorage.getItem("ak_chat_contact_v1")).toBe('{"email":"ama@example.org"}');
  expect(page.document.activeElement).toBe(page.one("textarea"));
});

test("a line of ours is said once, and shown with its time; what was there before is not said", async () => {
  const page = await aBegunPage();
  const text = () => page.one("[role=dialog] > [role=status]").textContent;
  expect(text()).toBe("");
  page.server.answer("We are here.");
  await page.until(() => page.document.querySelectorAll(".chat-line").length === 2);
  expect(text()).toBe("Akoma: We are here.");
  expect(page.one("[role=log]").getAttribute("aria-live")).toBe("off");
  expect(page.document.querySelectorAll(".chat-line time")).toHaveLength(2);
  const seen = page.one("[role=dialog] > [role=status] > span");
  await page.draw(1);
  expect(page.one("[role=dialog] > [role=status] > span")).toBe(seen);
  await page.until(() => page.server.found.some((one) => JSON.stringify(one) === '{"seen":"2"}'));
});

test("what the server refuses stands in the box again, with its sentence", async () => {
  const page = await aBegunPage();
  page.server.odd.push(refusal(409, "This conversation is closed. Start a new one."));
  await page.type("textarea", "too late");
  await page.press("Send");
  await page.until(() => page.document.getElementById("chat-text-error") !== null);
  expect(page.one("#chat-text-error").textContent).toContain("This conversation is closed. Start a new one.");
  expect(page.one<HTMLTextAreaElement>("textarea").value).toBe("too late");
});

test("a copy that needs a proven address leads to the sign-in and back to this page, in sight", async () => {
  const page = await aBegunPage();
  const seen: (string | null)[] = [];
  Object.assign(page.window.HTMLElement.prototype, {
    scrollIntoView(this: HTMLElement) {
      seen.push(this.textContent);
    },
  });
  await page.until(() => page.button("Send it to me by mail") !== undefined);
  const { fetch } = globalThis;
  const refused = refusal(403, "Sign in with the address you gave here.", { code: "forbidden" });
  const restore = setGlobals({
    fetch: (...asked: Parameters<typeof fetch>) =>
      asked[0] === chatTranscriptCall ? Promise.resolve(refused) : fetch(...asked),
  });
  await page.press("Send it to me by mail");
  await page.until(() => seen.length > 0);
  restore();
  const link = page.one<HTMLAnchorElement>(".chat-more [role=status] a");
  expect(link.getAttribute("href")).toBe("/login?next=%2Fstart-business%2Fghana");
  expect(seen).toEqual(["Sign in with the address you gave here. Sign in"]);
  await page.press("Send it to me by mail");
  await page.until(() => seen.length > 1);
  expect(page.one(".chat-more [role=status]").textContent?.trim()).toBe("It is on its way to you.");
});

test("its script is small, and what only some need of it comes later", async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: ["components/chat/chat-panel.tsx"],
    bundle: true,
    splitting: true,
    outdir: "out",
    write: false,
    metafile: true,
    minify: true,
    format: "esm",
    jsx: "automatic",
    external: ["react", "react/jsx-runtime"],
    loader: { ".css": "css" },
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const entry = Object.entries(metafile.outputs).find(([, { entryPoint }]) =>
    entryPoint?.endsWith("chat-panel.tsx"),
  );
  const reached = new Set([entry![0]]);
  for (const file of reached)
    for (const { path, kind, external } of metafile.outputs[file]!.imports)
      if (kind === "import-statement" && !external) reached.add(path);
  const sizeOf = (file: string) =>
    gzipSync(outputFiles.find(({ path }) => path.endsWith(file))?.contents ?? "").byteLength;
  const script = [...reached].reduce((sum, file) => sum + sizeOf(file), 0);
  const style = sizeOf("chat-panel.css");
  expect(script).toBeGreaterThan(3_000);
  const text = gzipSync(JSON.stringify(given)).byteLength;
  expect(script + style + text).toBeLessThanOrEqual(12 * 1024);
});
