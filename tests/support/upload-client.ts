import { randomUUID } from "node:crypto";
import { uploadCalls, type UploadGuards } from "#lib/services/uploads/index.ts";

const base = "http://localhost/api/uploads";
const base64 = (text: string) => Buffer.from(text).toString("base64");

type Sent = { method?: string; headers?: Record<string, string>; body?: BodyInit | null };

/** Calls the handlers of uploads as a tus client does, without a server. By default everybody may do everything. */
export function uploadClient(guards: Partial<UploadGuards> = {}) {
  const calls = uploadCalls({
    owns: async () => ({ upTo: 4, kinds: ["photo", "pdf"] }),
    reads: async () => true,
    ...guards,
  });
  const ask = (id: string, { method = "GET", headers = {}, body = null }: Sent) =>
    new Request(id ? `${base}/${id}` : base, {
      method,
      headers: { ...(method !== "GET" && { "tus-resumable": "1.0.0" }), ...headers },
      ...(body !== null && { body, duplex: "half" }),
    });
  const at = (id: string) => ({ params: Promise.resolve({ id }) });

  const create = (
    length: number,
    { draft = randomUUID() as string, field = "photos", name = "photo.jpg" } = {},
  ) =>
    calls.create(
      ask("", {
        method: "POST",
        headers: {
          "upload-length": String(length),
          "upload-metadata": `draft ${base64(draft)},field ${base64(field)},filename ${base64(name)}`,
        },
      }),
    );
  const begin = async (length: number, given: Parameters<typeof create>[1] = {}): Promise<string> => {
    const answer = await create(length, given);
    if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
    return answer.headers.get("location")!.split("/").at(-1)!;
  };
  const patch = (id: string, offset: number, body: BodyInit | null, headers: Record<string, string> = {}) =>
    calls.patch(
      ask(id, {
        method: "PATCH",
        headers: {
          "content-type": "application/offset+octet-stream",
          "upload-offset": String(offset),
          ...headers,
        },
        body,
      }),
      at(id),
    );
  const send = async (bytes: Buffer, given: Parameters<typeof create>[1] = {}, size = 256 * 1024) => {
    const id = await begin(bytes.length, given);
    let answer = new Response(null, { status: 204 });
    for (let start = 0; start < bytes.length && answer.status === 204; start += size)
      answer = await patch(id, start, new Uint8Array(bytes.subarray(start, start + size)));
    return { id, answer };
  };
  return {
    calls,
    create,
    begin,
    patch,
    send,
    head: (id: string, headers = {}) => calls.head(ask(id, { method: "HEAD", headers }), at(id)),
    remove: (id: string, headers = {}) => calls.remove(ask(id, { method: "DELETE", headers }), at(id)),
    read: (id: string) => calls.read(ask(id, {}), at(id)),
    options: () => calls.options(),
  };
}
