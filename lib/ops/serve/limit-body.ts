import type { IncomingMessage, ServerResponse } from "node:http";
import { sealedBytes } from "#lib/domains/confidential/open/limits.ts";
import { bodyPace } from "#lib/platform/http/bodies-in-hand.ts";
import { draftBytes, uploadBytes, uploadsPath } from "#lib/services/uploads/open/limits.ts";

export type BodyLimits = {
  /** The limit on the size of a body, and on the total time it may take to arrive. */
  bytes: number;
  ms: number;
  /** How long a request that is already answered may continue to send a body that is discarded. */
  lingerMs?: number;
  /** How long the connection may be idle, if that is longer than the default (serve.ts): a call waits in a queue. */
  silentMs?: number;
};

/**
 * Calls accept small bodies and enforce their own limits; this is the upper bound for all of them. A file may arrive as
 * slowly as a phone sends it: such a connection is closed only when it is idle (serve.ts).
 */
const usual: BodyLimits = { bytes: Infinity, ms: 30_000 };
const ofUploads: BodyLimits = { bytes: uploadBytes + 64 * 1024, ms: 15 * 60_000 };

/** Without JavaScript, a form step is sent together with its files. */
const ofSteps: BodyLimits = { bytes: draftBytes + 256 * 1024, ms: ofUploads.ms };
const stepCall = /^\/api\/forms\/[\w-]+\/[\w-]+$/;

/**
 * A confidential submission is sent together with its files, as slowly as a phone sends them. Most refusals come before
 * the body is read (lib/domains/confidential): a client that keeps sending is then read from for a while, so that it
 * sees the reason.
 */
const ofIntake: BodyLimits = {
  bytes: sealedBytes,
  ms: bodyPace.longestMs,
  lingerMs: 30_000,
  silentMs: 60_000,
};
const intakeCalls = /^\/api\/(?:admin\/)?confidential\/[\w-]+$/;

/** The longest time that any request may take to arrive. */
export const longestMs = ofUploads.ms;

export function bodyLimitsOf(pathname: string): BodyLimits {
  if (pathname === uploadsPath || pathname.startsWith(`${uploadsPath}/`)) return ofUploads;
  if (intakeCalls.test(pathname)) return ofIntake;
  return stepCall.test(pathname) ? ofSteps : usual;
}

/**
 * Closes a request whose body has not arrived in time, as Node does with one limit for all requests. Returns whether
 * the request declares a larger body than allowed.
 */
export function limitBody(
  request: IncomingMessage,
  response: ServerResponse,
  { bytes, ms, lingerMs, silentMs }: BodyLimits,
): boolean {
  const length = Number(request.headers["content-length"] ?? 0);
  if (length > bytes) return true;
  if (silentMs !== undefined) response.setTimeout(silentMs);
  if (length > 0 || request.headers["transfer-encoding"] !== undefined) {
    const giveUp = () => {
      if (request.complete) return;
      if (!response.headersSent) response.writeHead(408, { connection: "close" }).end();
      setImmediate(() => request.destroy());
    };
    const timers = [setTimeout(giveUp, ms).unref()];
    if (lingerMs !== undefined)
      response.once("finish", () => {
        if (!request.complete) timers.push(setTimeout(giveUp, lingerMs).unref());
      });
    request.once("close", () => timers.forEach(clearTimeout));
  }
  return false;
}
