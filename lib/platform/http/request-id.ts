import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

export const requestIdHeader = "x-request-id";

/** Short, and without anything that could be more than an id in a log, a header or a row. */
const wellFormed = /^[\w.:-]{8,64}$/;

export const isRequestId = (text: unknown): text is string =>
  typeof text === "string" && wellFormed.test(text);

/** The id that a proxy of ours gave the request (cleanRequest drops any other), or a new one. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers[requestIdHeader];
  return isRequestId(given) ? given : randomUUID();
}
