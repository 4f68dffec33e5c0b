import { isHeic } from "#lib/services/uploads/open/kinds.ts";
import { sentSide, chunkBytes, uploadsPath } from "#lib/services/uploads/open/limits.ts";

const quality = 0.8;

async function draw(file: Blob): Promise<Blob | null> {
  const photo = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, sentSide / Math.max(photo.width, photo.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(photo.width * scale));
  canvas.height = Math.max(1, Math.round(photo.height * scale));
  const pen = canvas.getContext("2d");
  if (pen) {
    pen.fillStyle = "#fff"; // a JPEG has no transparency
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(photo, 0, 0, canvas.width, canvas.height);
  }
  photo.close();
  return pen && new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
}

const headBytes = 12;

/**
 * A photo as large as is needed to look at it: 2000 px on its longest side, as a JPEG. Returns the file itself if that
 * is smaller, is no photo, or cannot be drawn by this browser; the server judges what arrives in any case. A HEIC
 * photo, which few programs open, is always sent as a JPEG if the browser can read it, as Safari can.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const isHeicPhoto = isHeic(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  if (!isHeicPhoto && !/^image\/(jpeg|png|webp)$/.test(file.type)) return file;
  const small = await draw(file).catch(() => null);
  return small && small.size > 0 && (isHeicPhoto || small.size < file.size) ? small : file;
}

type Given = {
  draft: string;
  field: string;
  name: string;
  /** Headers of every call, if a cookie does not identify the caller. */
  headers?: Record<string, string>;
  /** The message for when the server sends none and the retries are used up. */
  lost: string;
  signal: AbortSignal;
  /** Called as soon as there is an id, by which the file can be deleted again. */
  onId?: (id: string) => void;
  onSent?: (bytes: number) => void;
  /** Called when the connection is lost and waited for. */
  onPause?: () => void;
  /** Waits before the next try, this many milliseconds or until there is a connection again. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
};
export type SentFile = { id: string } | { problem: string };

const tus = { "tus-resumable": "1.0.0" };
/** With delays from one second to half a minute, that is about five minutes. */
const mostTries = 14;
const waitMs = (tries: number): number => Math.min(30_000, 1_000 * 2 ** (tries - 1));
/** Enough for a chunk on the slowest connection; one that takes longer is broken. */
const patienceMs = 120_000;

/** Waits this long, or until the browser reports a connection again. */
const waitOnline = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener("online", end);
    signal.addEventListener("abort", end);
  });

/** Text of any language in base64, as headers take it. */
const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** Thrown to retry the same request. */
class Again extends Error {
  readonly seconds: number;
  constructor(seconds = 0) {
    super();
    this.seconds = seconds;
  }
}
class Refused extends Error {}

/**
 * Sends a file in chunks. After an interruption it asks how much arrived and resumes there, again and again for some
 * minutes. A refusal resolves to the server's own message. Rejects only when `signal` aborts.
 */
export async function sendFile(file: Blob, given: Given): Promise<SentFile> {
  const { draft, field, name, signal, headers: own, wait = waitOnline } = given;
  let id: string | undefined;
  let offset: number | undefined = 0;

  async function ask(
    method: string,
    url: string,
    headers: Record<string, string>,
    body?: Blob,
  ): Promise<Response> {
    signal.throwIfAborted();
    const broken = new AbortController();
    const stop = () => broken.abort();
    const timer = setTimeout(stop, patienceMs);
    signal.addEventListener("abort", stop);
    let answer: Response;
    try {
      answer = await fetch(url, {
        method,
        headers: { ...tus, ...own, ...headers },
        body: body ?? null,
        signal: broken.signal,
      });
    } catch {
      throw new Again();
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
    }
    if (answer.ok) return answer;
    const { status } = answer;
    // Another chunk came first, or this one was cut.
    const isApart = method === "PATCH" && (status === 409 || status === 400);
    if (isApart || status === 408 || status >= 500)
      throw new Again(Number(answer.headers.get("retry-after")) || 0);
    const failure = (await answer.json().catch(() => ({}))) as { error?: string };
    throw new Refused(failure.error ?? given.lost);
  }

  async function begin(): Promise<string> {
    const pairs = { draft, field, filename: name };
    const answer = await ask("POST", uploadsPath, {
      "upload-length": String(file.size),
      "upload-metadata": Object.entries(pairs)
        .map(([key, value]) => `${key} ${base64(value)}`)
        .join(","),
    });
    const begun = (answer.headers.get("location") ?? "").split("/").at(-1) ?? "";
    given.onId?.(begun);
    return begun;
  }

  /**
   * Sends from the current offset to the end. An empty last chunk completes a file that arrived whole but whose
   * response was lost.
   */
  async function goOn(url: string): Promise<void> {
    offset ??= Number((await ask("HEAD", url, {})).headers.get("upload-offset"));
    do {
      const from: number = offset;
      offset = undefined; // unknown until the server says so
      const answer = await ask(
        "PATCH",
        url,
        { "upload-offset": String(from), "content-type": "application/offset+octet-stream" },
        file.slice(from, from + chunkBytes),
      );
      offset = Number(answer.headers.get("upload-offset"));
      given.onSent?.(offset);
      tries = 0;
    } while (offset < file.size);
  }

  let tries = 0;
  for (;;) {
    try {
      id ??= await begin();
      await goOn(`${uploadsPath}/${id}`);
      return { id };
    } catch (thrown) {
      signal.throwIfAborted();
      if (thrown instanceof Refused) return { problem: thrown.message };
      if (!(thrown instanceof Again)) throw thrown;
      tries += 1;
      if (tries > mostTries) return { problem: given.lost };
      if (tries > 1) given.onPause?.();
      await wait(Math.max(waitMs(tries), thrown.seconds * 1_000), signal);
      signal.throwIfAborted();
    }
  }
}
