import { AppError, statusOf, type ErrorCode, type FieldErrors } from "#lib/platform/errors.ts";

export type Failure = { ok: false; error: string; code: ErrorCode; fields?: FieldErrors };
/** The response of every call of the API. `error` is the sentence that a visitor reads. */
export type Envelope<T> = { ok: true; data: T } | Failure;

/** Responses of the API are not cached unless a route says otherwise. */
const noStore = { "cache-control": "no-store" };

export function succeed<T>(data: T, headers: HeadersInit = noStore): Response {
  return Response.json({ ok: true, data } satisfies Envelope<T>, { headers });
}

export function failureOf(error: AppError): Failure {
  return { ok: false, error: error.message, code: error.code, ...(error.fields && { fields: error.fields }) };
}

/** The headers of a failure: 429 and 503 say when to retry. */
export function failureHeaders(error: AppError): Record<string, string> {
  const { retryAfterSeconds } = error;
  return { ...noStore, ...(retryAfterSeconds !== undefined && { "retry-after": String(retryAfterSeconds) }) };
}

export function fail(error: AppError, headers: Record<string, string> = {}): Response {
  return Response.json(failureOf(error), {
    status: statusOf[error.code],
    headers: { ...failureHeaders(error), ...headers },
  });
}
