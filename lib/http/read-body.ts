import { AppError } from "../errors.ts";

/** No honest form or call of this site is larger. Uploads have their own door. */
export const maxBodyBytes = 16 * 1024;

const tooLarge = () =>
  new AppError(
    "too_large",
    "That is more than we can take at once (16 KB). Shorten the text and send it again.",
  );

/** The body as text. A larger one is refused before it is read whole. */
async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBodyBytes) throw tooLarge();
  if (!request.body) return "";
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const reader = request.body.getReader();
  let received = 0;
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      received += value.byteLength;
      if (received > maxBodyBytes) throw tooLarge();
      text += decoder.decode(value, { stream: true });
    }
  } catch (thrown) {
    await reader.cancel().catch(() => undefined);
    if (thrown instanceof AppError) throw thrown;
    throw new AppError("malformed", "The request could not be read as text. Send it as UTF-8.", {
      cause: thrown,
    });
  }
}

export type Body = { kind: "json"; value: unknown } | { kind: "form"; value: URLSearchParams };

/** What the request carries, by its content type: JSON, or a plain form post. Anything else is 415. */
export async function readBody(request: Request): Promise<Body> {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type === "application/x-www-form-urlencoded") {
    return { kind: "form", value: new URLSearchParams(await readText(request)) };
  }
  if (type !== "application/json") {
    throw new AppError("unsupported_media_type", "Send JSON (application/json) or a plain form post.");
  }
  const text = await readText(request);
  try {
    return { kind: "json", value: JSON.parse(text) };
  } catch (thrown) {
    throw new AppError("malformed", "The request is not valid JSON.", { cause: thrown });
  }
}
