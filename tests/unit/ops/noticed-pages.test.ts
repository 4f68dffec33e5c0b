import { gunzipSync, brotliDecompressSync } from "node:zlib";
import { pack } from "#lib/ops/seal/pack.ts";
import { makeFreshEntry, plainBytes, type Entry } from "#lib/ops/serve/entry.ts";
import { openNoticedPages } from "#lib/ops/serve/sealed-files.ts";

const headers = { "content-security-policy": "script-src 'self'", vary: "accept-encoding, save-data" };
const aPage = async (text: string): Promise<Entry> => {
  const body = Buffer.from(text);
  return makeFreshEntry("page.html", body, await pack(body, "awaited"), headers);
};
const withSlot = (text: string) => `<header></header><div data-notice=""></div><main>${text}</main>`;
const bytesOf = (body: Buffer | (() => Buffer)): Buffer => (typeof body === "function" ? body() : body);

test("a page is made with its notice in every coding, by the same headers, with tags of its own", async () => {
  const page = await aPage(withSlot("guide"));
  const noticed = await openNoticedPages()(page, "<aside>Closed</aside>");
  const text = '<header></header><div data-notice=""><aside>Closed</aside></div><main>guide</main>';
  expect(plainBytes(noticed).toString()).toBe(text);
  expect(brotliDecompressSync(bytesOf(noticed.br!.body)).toString()).toBe(text);
  expect(gunzipSync(bytesOf(noticed.gzip!.body)).toString()).toBe(text);
  for (const coding of ["br", "gzip", "identity"] as const) {
    expect(noticed[coding]!.shared).toBe(page[coding]!.shared);
    expect(noticed[coding]!.etag).not.toBe(page[coding]!.etag);
    expect(noticed[coding]!.length).toBe(bytesOf(noticed[coding]!.body).length);
  }
});

test("it is made once, and again when the notice or the page is another one", async () => {
  const withNotices = openNoticedPages();
  const [page, fresh] = [await aPage(withSlot("old")), await aPage(withSlot("new"))];
  const [first, again] = await Promise.all([withNotices(page, "a"), withNotices(page, "a")]);
  expect(again).toBe(first);
  const other = await withNotices(page, "b");
  expect(plainBytes(other).toString()).toContain('<div data-notice="">b</div>');
  expect(plainBytes(await withNotices(fresh, "b")).toString()).toContain('">b</div><main>new');
});

test("of many only those asked for last are held", async () => {
  const withNotices = openNoticedPages(2);
  const [one, two, three] = await Promise.all(["1", "2", "3"].map((text) => aPage(withSlot(text))));
  const first = await withNotices(one!, "a");
  const second = await withNotices(two!, "a");
  expect(await withNotices(one!, "a")).toBe(first);
  await withNotices(three!, "a");
  expect(await withNotices(one!, "a")).toBe(first);
  expect(await withNotices(two!, "a")).not.toBe(second);
});

test("a page without a slot is sent as it is", async () => {
  const page = await aPage("<main>for print</main>");
  expect(await openNoticedPages()(page, "a")).toBe(page);
});

test("a page that cannot be read is sent as it is, and tried again", async () => {
  const page = await aPage(withSlot("guide"));
  let isGone = true;
  const body = () => {
    if (isGone) throw new Error("gone");
    return Buffer.from(withSlot("guide"));
  };
  const broken = { ...page, identity: { ...page.identity, body } };
  const withNotices = openNoticedPages();
  expect(await withNotices(broken, "a")).toBe(broken);
  isGone = false;
  expect(plainBytes(await withNotices(broken, "a")).toString()).toContain('">a</div>');
});
