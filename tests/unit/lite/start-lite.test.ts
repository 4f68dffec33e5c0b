import { startLite } from "#components/shell/lite/start-lite.ts";
import { leafWords } from "#lib/platform/words/leaf-words.ts";
import { toastEvent } from "#components/browser/show-toast.ts";

/** As much of a browser as startLite uses: a connection, cookies, and the toasts that were requested. */
function aBrowser({
  effectiveType = "4g",
  cookie = "",
  keepsCookies = true,
  https = false,
  pathname = "/contact",
} = {}) {
  const connection = Object.assign(new EventTarget(), { effectiveType, saveData: false });
  const written: string[] = [];
  let jar = cookie;
  const page = {
    documentElement: { dataset: {} },
    get cookie() {
      return jar;
    },
    set cookie(line: string) {
      written.push(line);
      if (keepsCookies) jar = line.split(";")[0] ?? "";
    },
  };
  const toasts: unknown[] = [];
  const window = new EventTarget();
  window.addEventListener(toastEvent, (event) => toasts.push((event as CustomEvent).detail));
  const parts = { document: page, navigator: { connection }, location: { protocol: https ? "https:" : "http:", pathname }, window, fetch: () => Promise.resolve(Response.json(leafWords())) }; // prettier-ignore
  for (const [name, value] of Object.entries(parts)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  const become = (type: string) => {
    connection.effectiveType = type;
    connection.dispatchEvent(new Event("change"));
  };
  return { written, toasts, become };
}

/** Waits for the toast, whose words are fetched first. */
const settled = () => new Promise(setImmediate);

const open = () => new AbortController().signal;

test.each(["2g", "slow-2g"])("%s turns lite mode on for an hour and says so once", async (effectiveType) => {
  const { written, toasts, become } = aBrowser({ effectiveType });
  startLite(open());
  become("slow-2g");
  await settled();
  expect(written).toEqual(["ak_lite_v1=1; Max-Age=3600; Path=/; SameSite=Lax"]);
  expect(toasts).toMatchObject([{ action: { href: "/lite" } }]);
});

test("a connection that turns slow is noticed, over https with a secure cookie", () => {
  const { written, become } = aBrowser({ https: true });
  startLite(open());
  expect(written).toEqual([]);
  become("2g");
  expect(written).toEqual(["ak_lite_v1=1; Max-Age=3600; Path=/; SameSite=Lax; Secure"]);
});

test("on a confidential page nothing is written, however slow the connection", async () => {
  const { written, toasts, become } = aBrowser({
    effectiveType: "2g",
    pathname: "/portal/diaspora/confidential",
  });
  startLite(open());
  become("slow-2g");
  await settled();
  expect([written, toasts]).toEqual([[], []]);
});

test.each(["ak_lite_v1=0", "ak_lite_v1=1"])("where %s stands, nothing changes", async (cookie) => {
  const { written, toasts } = aBrowser({ effectiveType: "2g", cookie });
  startLite(open());
  await settled();
  expect([written, toasts]).toEqual([[], []]);
});

test("nothing is promised where the browser keeps no cookies, and nothing happens after the page is gone", async () => {
  const first = aBrowser({ effectiveType: "2g", keepsCookies: false });
  startLite(open());
  await settled();
  expect(first.toasts).toEqual([]);
  const second = aBrowser();
  const gone = new AbortController();
  startLite(gone.signal);
  gone.abort();
  second.become("2g");
  expect(second.written).toEqual([]);
});

test("a browser that tells nothing of its connection is left alone", () => {
  const { written } = aBrowser();
  Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
  startLite(open());
  expect(written).toEqual([]);
});
