import { isFormPost, maxBodyBytes, readBody } from "#lib/platform/http/read-body.ts";

const address = "http://localhost/api/leads";
const post = (type: string | undefined, body: BodyInit) =>
  new Request(address, { method: "POST", body, headers: type ? { "content-type": type } : {} });

/** A body that arrives in pieces, without a declared length. */
function streamed(type: string, pieces: number, pieceBytes: number) {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent === pieces) return controller.close();
      sent += 1;
      controller.enqueue(new Uint8Array(pieceBytes).fill(0x61));
    },
  });
  const request = new Request(address, {
    method: "POST",
    body,
    headers: { "content-type": type },
    duplex: "half",
  } as RequestInit);
  return { request, sent: () => sent };
}

test("JSON and both kinds of form post are read", async () => {
  expect(await readBody(post("application/json; charset=utf-8", '{"a":1}'))).toEqual({
    kind: "json",
    value: { a: 1 },
  });
  const urlencoded = await readBody(post("application/x-www-form-urlencoded", "a=1+2&b=%C3%A9"));
  expect(urlencoded.kind === "form" && Object.fromEntries(urlencoded.value)).toEqual({ a: "1 2", b: "é" });
  const data = new FormData();
  data.set("a", "ሰላም");
  const multipart = await readBody(new Request(address, { method: "POST", body: data }));
  expect(multipart.kind === "form" && multipart.value.get("a")).toBe("ሰላም");
});

test("a message of 4000 Ethiopic letters fits a plain form post", async () => {
  const data = new FormData();
  data.set("message", "ሰ".repeat(4000));
  const read = await readBody(new Request(address, { method: "POST", body: data }));
  expect(read.kind === "form" && read.value.get("message")).toHaveLength(4000);
});

test("more than 16 KB without a content-length is refused before it is read whole", async () => {
  const { request, sent } = streamed("application/json", 1000, 1024);
  await expect(readBody(request)).rejects.toMatchObject({ code: "too_large" });
  expect(sent()).toBeLessThan(25);
});

test("a content-length over 16 KB is refused before anything is read", async () => {
  const request = post("application/json", "{}");
  request.headers.set("content-length", String(maxBodyBytes + 1));
  await expect(readBody(request)).rejects.toMatchObject({ code: "too_large" });
  expect(request.bodyUsed).toBe(false);
});

test("exactly 16 KB is read", async () => {
  const body = JSON.stringify("a".repeat(maxBodyBytes - 2));
  expect(await readBody(post("application/json", body))).toMatchObject({ kind: "json" });
});

test.each([
  ["{", "application/json"],
  ["", "application/json"],
  [new Uint8Array([0xff, 0xfe]), "application/json"],
  ["no boundary here", "multipart/form-data; boundary=x"],
])("the body %j as %s is malformed", async (body, type) => {
  await expect(readBody(post(type, body))).rejects.toMatchObject({ code: "malformed" });
});

test.each(["text/plain", "application/xml", "application/jsonp"])("%s is not taken", async (type) => {
  await expect(readBody(post(type, "{}"))).rejects.toMatchObject({ code: "unsupported_media_type" });
});

test("a file in a form is not taken", async () => {
  const data = new FormData();
  data.set("message", new Blob(["x"]), "x.txt");
  await expect(readBody(new Request(address, { method: "POST", body: data }))).rejects.toMatchObject({
    code: "unsupported_media_type",
  });
});

test("a form post is known by its content type", () => {
  expect(isFormPost(post("Application/X-WWW-Form-Urlencoded; charset=utf-8", ""))).toBe(true);
  expect(isFormPost(post("application/json", "{}"))).toBe(false);
});
