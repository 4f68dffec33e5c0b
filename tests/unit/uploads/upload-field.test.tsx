import { build } from "esbuild";
import { JSDOM } from "jsdom";
import { gzipSync } from "node:zlib";
import { act } from "react";
import { renderToString } from "react-dom/server";
import { UploadField } from "#components/forms/upload/upload-field.tsx";
import { uploadWordKeys } from "#components/forms/upload/upload-words.ts";
import { drawFields } from "#lib/domains/fields/index.ts";
import { file } from "#lib/domains/fields/open/fields.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { setGlobals } from "#tests/support/set-globals.ts";

const [field] = drawFields(
  [file("photos", { words: { area: "forms", key: "shared.name" }, upTo: 3, kinds: ["photo"] })],
  "en",
);
const words = wordsOf("uploads").pick(...uploadWordKeys);
const given = {
  field: field!,
  prefix: "",
  draft: "d",
  words,
  fieldWords: { error: "Error:", optional: "(optional)" },
};

let leave: () => void = () => undefined;
afterEach(() => leave());

/** The server-rendered control, hydrated in a page, with a server that gives the response of `answer` to each call. */
async function open(
  answer: (method: string, at: number) => Response | Promise<Response>,
  uploaded: { id: string; name: string }[] = [],
) {
  const html = renderToString(<UploadField {...given} uploaded={uploaded} />);
  const { window } = new JSDOM(`<form>${html}</form>`, { url: "http://localhost/" });
  const asked: [string, string][] = [];
  leave = setGlobals({
    window,
    document: window.document,
    HTMLElement: window.HTMLElement,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    IS_REACT_ACT_ENVIRONMENT: true,
    fetch: async (url: string, { method = "GET" }: RequestInit = {}) =>
      answer(method, asked.push([method, url]) - 1),
  });
  const form = window.document.querySelector("form")!;
  const { hydrateRoot } = await import("react-dom/client");
  const control = () => form.querySelector<HTMLInputElement>("input[type=file]")!;
  const begin = () => act(async () => void hydrateRoot(form, <UploadField {...given} uploaded={uploaded} />));
  const put = (files: readonly File[]) =>
    Object.defineProperty(control(), "files", { value: files, configurable: true });
  return {
    window,
    form,
    asked,
    control,
    begin,
    put,
    choose: (...files: File[]) =>
      act(async () => {
        put(files);
        control().dispatchEvent(new window.Event("change", { bubbles: true }));
      }),
    until: async (isSo: () => boolean) => {
      while (!isSo()) await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    },
    text: () => form.querySelector(".sr-only[role=status]")!.textContent,
    note: () => form.querySelector(".form-news")!.textContent,
    ids: () =>
      [...form.querySelectorAll<HTMLInputElement>("input[type=hidden]")].map(({ name, value }) => [
        name,
        value,
      ]),
    press: (label: string) =>
      act(async () =>
        [...form.querySelectorAll("button")].find(({ textContent }) => textContent === label)!.click(),
      ),
  };
}

const photo = (name: string, size = 10) => new File([new Uint8Array(size)], name);

/** A server that accepts everything it is sent. */
function taking() {
  let begun = 0;
  return (method: string): Response => {
    if (method === "POST") {
      begun += 1;
      return new Response(null, { status: 201, headers: { location: `/api/uploads/id-${begun}` } });
    }
    return new Response(null, { status: 204, headers: { "upload-offset": "10" } });
  };
}

test("without script it is a control whose files come with the form, and what was added before comes too", () => {
  const html = renderToString(<UploadField {...given} uploaded={[{ id: "one", name: "Feld.jpg" }]} />);
  const [control = ""] = /<input id="photos"[^>]*>/.exec(html) ?? [];
  for (const part of ['type="file"', 'name="photos"', "multiple", 'accept="image/jpeg,'])
    expect(control).toContain(part);
  expect(html).toContain('<input type="hidden" name="photos" value="one"/>');
  expect(html).toContain('<label for="photos">Choose files</label>');
  expect(html).not.toContain("<button");
});

test("chosen files are sent one after the other, and the form carries their ids in place of them", async () => {
  const page = await open(taking());
  await page.begin();
  expect(page.control().name).toBe("");
  await page.choose(photo("a.jpg"), photo("b.jpg"));
  await page.until(() => page.ids().length === 2);
  expect(page.ids()).toEqual([
    ["photos", "id-1"],
    ["photos", "id-2"],
  ]);
  expect(page.asked.map(([method]) => method)).toEqual(["POST", "PATCH", "POST", "PATCH"]);
  expect(page.text()).toBe("b.jpg was added.");
});

test("what was chosen before the script came is sent once it is there", async () => {
  const page = await open(taking());
  page.put([photo("early.jpg")]);
  await page.begin();
  await page.until(() => page.ids().length === 1);
  expect(page.form.textContent).toContain("early.jpg");
});

test("a file is taken away here and on the server, and the focus goes to the control", async () => {
  const page = await open(taking(), [{ id: "before", name: "Feld.jpg" }]);
  await page.begin();
  await page.press("Remove Feld.jpg");
  expect(page.ids()).toEqual([]);
  expect(page.asked).toEqual([["DELETE", "/api/uploads/before"]]);
  expect(page.text()).toBe("Feld.jpg was removed.");
  expect(page.window.document.activeElement).toBe(page.control());
});

test("more than the question takes are not sent, and it says so; one that is removed makes room", async () => {
  const page = await open(taking(), [{ id: "before", name: "Feld.jpg" }]);
  await page.begin();
  await page.choose(photo("a.jpg"), photo("b.jpg"), photo("c.jpg"));
  await page.until(() => page.ids().length === 3);
  expect(page.form.textContent).not.toContain("c.jpg");
  await page.choose(photo("d.jpg"));
  expect(page.note()).toBe("Not all were added: this question takes at most 3 files.");
  await page.press("Remove a.jpg");
  await page.choose(photo("d.jpg"));
  await page.until(() => page.ids().length === 3);
});

test("what the server refuses stands beside the file, whose id the form does not carry", async () => {
  const refuse = () => Response.json({ ok: false, error: "This is no photo.", code: "x" }, { status: 415 });
  const page = await open(refuse);
  await page.begin();
  await page.choose(photo("a.jpg"));
  await page.until(() => page.text() !== "");
  expect(page.text()).toBe("a.jpg: This is no photo.");
  expect(page.form.querySelector("li")!.textContent).toContain("This is no photo.");
  expect(page.ids()).toEqual([]);
});

describe("a form that is sent while a file is under way", () => {
  const wait = "Your files are still on their way. The form goes on by itself once they have come.";

  /** A page whose form was submitted during an upload. Returns how often the form was sent, and what ends the wait. */
  async function held() {
    const waiting: ((answer: Response) => void)[] = [];
    const page = await open(() => new Promise((resolve) => waiting.push(resolve)));
    await page.begin();
    await page.choose(photo("a.jpg"));
    await page.until(() => waiting.length === 1);
    let sent = 0;
    page.form.addEventListener("submit", (event) => {
      event.preventDefault();
      sent += 1;
    });
    const submit = () => act(async () => page.form.requestSubmit());
    await submit();
    expect(sent).toBe(0);
    expect(page.note()).toBe(wait);
    return { page, waiting, submit, sent: () => sent };
  }

  test("waits, says so, and goes once the file has come", async () => {
    const { page, waiting, sent } = await held();
    const server = taking();
    await act(async () => waiting[0]!(server("POST")));
    await page.until(() => waiting.length === 2);
    await act(async () => waiting[1]!(server("PATCH")));
    await page.until(() => page.ids().length === 1);
    expect(sent()).toBe(1);
    expect(page.note()).toBe("");
  });

  test("stays where the file is refused, and goes when it is sent again", async () => {
    const { page, waiting, submit, sent } = await held();
    await act(async () => waiting[0]!(Response.json({ error: "No." }, { status: 403 })));
    await page.until(() => page.text() === "a.jpg: No.");
    expect(sent()).toBe(0);
    expect(page.note()).toBe("");
    await submit();
    expect(sent()).toBe(1);
  });

  test("stays where the file is taken away instead", async () => {
    const { page, sent } = await held();
    await page.press("Remove a.jpg");
    expect(sent()).toBe(0);
    expect(page.note()).toBe("");
  });
});

test("its script is small", async () => {
  const { outputFiles } = await build({
    entryPoints: ["components/forms/upload/upload-field.tsx"],
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    jsx: "automatic",
    external: ["react", "react/jsx-runtime"],
    loader: { ".svg": "empty" },
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const bytes = gzipSync(outputFiles[0]!.contents).byteLength;
  expect(bytes).toBeLessThan(5_000);
  expect(bytes).toBeGreaterThan(1_000);
});
