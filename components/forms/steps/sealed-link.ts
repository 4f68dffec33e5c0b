import { sendJson, type Failing } from "#components/ui/send-json.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import { savedMark, stepPath } from "#lib/domains/forms/open/form-path.ts";
import type { Typed } from "#lib/domains/fields/open/drawn-field.ts";

/** What was typed, by step and in order. */
export type Along = Readonly<Record<string, Typed>>;

const nonceBytes = 12;
const cipher = (nonce: BufferSource) => ({ name: "AES-GCM", iv: nonce }) as const;

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/**
 * Encrypts what was typed, stores it on the server, and returns a link to the first step. The key is after the # of the
 * link, which is never sent.
 */
export async function makeLink(
  form: FormId,
  step: string,
  along: Along,
  words: Failing,
): Promise<{ link: string; until: string } | { problem: string }> {
  const key = crypto.getRandomValues(new Uint8Array(32));
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const made = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["encrypt"]);
  const sealed = await crypto.subtle.encrypt(
    cipher(nonce),
    made,
    new TextEncoder().encode(JSON.stringify(along)),
  );
  const body = toText(new Uint8Array([...nonce, ...new Uint8Array(sealed)]));
  const answer = await sendJson<{ id: string; until: string }>(
    `/api/forms/${form}/save`,
    JSON.stringify({ body }),
    words,
  );
  if (!("data" in answer)) return { problem: Object.values(answer.fields)[0]?.[0] ?? answer.problem };
  const { id, until } = answer.data;
  return { link: `${location.origin}${stepPath(form, step)}${savedMark}${id}.${toText(key)}`, until };
}

const isAlong = (value: unknown): value is Along =>
  typeof value === "object" && value !== null && Object.values(value).every((one) => typeof one === "object");

/** The answers of a link; a message if the link is incomplete, or its answers are deleted. */
export async function openLink(
  form: FormId,
  hash: string,
  words: Failing & { broken: string },
): Promise<{ along: Along } | { problem: string }> {
  const [, id = "", key = ""] = /^#saved=([\w-]{36})\.([\w-]{43})$/.exec(hash) ?? [];
  if (!id) return { problem: words.broken };
  const response = await fetch(`/api/forms/${form}/save?id=${id}`, { cache: "no-store" }).catch(
    () => undefined,
  );
  const answer = (await response?.json().catch(() => undefined)) as
    { ok: true; data: { body: string } } | { ok: false; error: string } | undefined;
  if (!answer?.ok) return { problem: answer?.error ?? words.lost };
  try {
    const sealed = toBytes(answer.data.body);
    const made = await crypto.subtle.importKey("raw", toBytes(key), "AES-GCM", false, ["decrypt"]);
    const opened = await crypto.subtle.decrypt(
      cipher(sealed.slice(0, nonceBytes)),
      made,
      sealed.slice(nonceBytes),
    );
    const along: unknown = JSON.parse(new TextDecoder().decode(opened));
    return isAlong(along) ? { along } : { problem: words.broken };
  } catch {
    return { problem: words.broken };
  }
}
