import { z } from "zod";
import { receiveFormFiles, type FormFiles } from "#lib/services/uploads/index.ts";
import { endpoint, type FormHandler } from "#lib/platform/http/endpoint.ts";

type Given<T> = {
  /** The id under which files are received, and the check of who may add which. */
  to: Parameters<typeof receiveFormFiles>[1];
  handler: FormHandler<T>;
  /** Answers the post once its files are received. The files are passed on as ids. */
  answer: (faults: FormFiles["faults"]) => (request: Request) => Promise<Response>;
};

export const isMultipart = (request: Request): boolean =>
  /^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "");

/** Handles a form post with files from a page without script: receives the files, then answers like any other post. */
export async function postWithFiles<T>(
  request: Request,
  { to, handler, answer }: Given<T>,
): Promise<Response> {
  const received = await receiveFormFiles(request, to).catch((thrown: unknown) => thrown);
  if (isReceived(received)) return answer(received.faults)(again(request, received.fields));
  // A post that cannot be read is answered like any other failure.
  const fail = endpoint<z.ZodUnknown, T>({
    name: "receiveFormFiles",
    schema: z.unknown(),
    handle: () => Promise.reject(received as Error),
    form: handler,
  });
  return fail(again(request, new URLSearchParams()));
}

const isReceived = (one: unknown): one is FormFiles =>
  typeof one === "object" && one !== null && "fields" in one && "faults" in one;

/** The same post without its files. */
function again(request: Request, fields: URLSearchParams): Request {
  const headers = new Headers(request.headers);
  headers.set("content-type", "application/x-www-form-urlencoded");
  headers.delete("content-length");
  return new Request(request.url, { method: "POST", headers, body: fields.toString() });
}
