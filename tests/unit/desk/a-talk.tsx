import { JSDOM } from "jsdom";
import { act, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { setGlobals } from "#tests/support/set-globals.ts";

export type Call = { url: string; body: Record<string, unknown>; after: string | null };
type Answer = Response | Promise<Response>;

/** A screen on which the test decides what is visible. */
class Screen {
  static all = new Set<Screen>();
  readonly #told: IntersectionObserverCallback;
  #watched: Element[] = [];
  constructor(listed: IntersectionObserverCallback) {
    this.#told = listed;
    Screen.all.add(this);
  }
  observe(element: Element) {
    this.#watched.push(element);
  }
  disconnect() {
    this.#watched = [];
    Screen.all.delete(this);
  }
  show(isIntersecting: (element: Element) => boolean) {
    const entries = this.#watched.map((target) => ({ target, isIntersecting: isIntersecting(target) }));
    this.#told(entries as unknown as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
  }
}

/** A server-rendered part of a page, hydrated in a browser. `stream` sends an event; `answer` answers posts. */
export async function aTalk(
  part: ReactElement,
  answer: (call: Call) => Answer = () => Response.json({ ok: true, data: {} }),
  around: (html: string) => string = (html) => html,
) {
  Screen.all.clear();
  const { window } = new JSDOM(around(`<main>${renderToString(part)}</main>`), {
    url: "http://localhost/",
    pretendToBeVisual: true,
  });
  const calls: Call[] = [];
  const streams: WritableStreamDefaultWriter<Uint8Array>[] = [];
  const fetch = async (url: string, { method = "GET", body, headers, signal }: RequestInit = {}) => {
    const shown = typeof body === "string" ? (JSON.parse(body) as Record<string, unknown>) : {};
    const call = { url, body: shown, after: new Headers(headers).get("last-event-id") };
    calls.push(call);
    if (method === "POST") return answer(call);
    const line = new TransformStream<Uint8Array, Uint8Array>();
    const writer = line.writable.getWriter();
    streams.push(writer);
    signal?.addEventListener("abort", () => void writer.abort().catch(() => undefined));
    return new Response(line.readable);
  };
  const leave = setGlobals({
    window,
    document: window.document,
    HTMLElement: window.HTMLElement,
    FormData: window.FormData,
    IntersectionObserver: Screen,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    IS_REACT_ACT_ENVIRONMENT: true,
    fetch,
  });
  const settle = () =>
    act(async () => {
      for (let at = 0; at < 5; at += 1) await new Promise((resolve) => setImmediate(resolve));
    });
  const { hydrateRoot } = await import("react-dom/client");
  const root = window.document.querySelector("main")!;
  let unmount: () => void = () => undefined;
  await act(async () => {
    const made = hydrateRoot(root, part);
    unmount = () => made.unmount();
  });
  await settle();
  return {
    window,
    root,
    calls,
    settle,
    leave: async () => {
      await act(async () => unmount());
      leave();
    },
    posts: (url: string) => calls.filter((call) => call.url === url && !call.url.includes("live")),
    stream: async (event: string, data: unknown) => {
      const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
      void streams
        .at(-1)
        ?.write(new TextEncoder().encode(text))
        .catch(() => undefined);
      await settle();
    },
    cut: async () => {
      void streams
        .at(-1)
        ?.close()
        .catch(() => undefined);
      await settle();
    },
    online: async () => {
      window.dispatchEvent(new window.Event("online"));
      await settle();
    },
    show: async (isSeen: (element: Element) => boolean = () => true) => {
      await act(async () => [...Screen.all].forEach((screen) => screen.show(isSeen)));
      await settle();
    },
    see: async (state: "visible" | "hidden") => {
      Object.defineProperty(window.document, "visibilityState", { value: state, configurable: true });
      await act(async () => void window.document.dispatchEvent(new window.Event("visibilitychange")));
      await settle();
    },
    text: (selector: string) => root.querySelector(selector)?.textContent ?? "",
  };
}
