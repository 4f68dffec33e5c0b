import type { IncomingMessage, ServerResponse } from "node:http";
import { sealedBytes } from "#lib/confidential/open/limits.ts";
import { bodyPace } from "#lib/http/bodies-in-hand.ts";
import { draftBytes, uploadBytes, uploadsPath } from "#lib/forms/uploads/open/limits.ts";

export type BodyLimits = {
  /** What a request may bring, and how long that may take in all. */
  bytes: number;
  ms: number;
  /** So long a request that is answered already may go on to bring what nobody reads. */
  lingerMs?: number;
  /** So long a connection may be silent, where that is more than usual (serve.ts): a call waits for its turn. */
  silentMs?: number;
};

/**
 * What calls take is small, and they refuse more than their own limit; this is the bound around all of them. A file comes
 * as slowly as a phone sends it: there, only a connection on which nothing moves is given up (serve.ts).
 */
const usual: BodyLimits = { bytes: Infinity, ms: 30_000 };
const ofUploads: BodyLimits = { bytes: uploadBytes + 64 * 1024, ms: 15 * 60_000 };

/** A step of a form from a page without script brings its files along. */
const ofSteps: BodyLimits = { bytes: draftBytes + 256 * 1024, ms: ofUploads.ms };
const stepCall = /^\/api\/forms\/[\w-]+\/[\w-]+$/;

/**
 * What is filed in confidence comes with its files, and as slowly as a phone sends it. Most of what is refused is refused before its
 * body is read (lib/confidential): who does not stop sending then is listened to for a while, so that they see why.
 */
const ofIntake: BodyLimits = {
  bytes: sealedBytes,
  ms: bodyPace.longestMs,
  lingerMs: 30_000,
  silentMs: 60_000,
};
const intakeCalls = /^\/api\/(?:admin\/)?confidential\/[\w-]+$/;

/** The longest that any request may take to come. */
export const longestMs = ofUploads.ms;

export function bodyLimitsOf(pathname: string): BodyLimits {
  if (pathname === uploadsPath || pathname.startsWith(`${uploadsPath}/`)) return ofUploads;
  if (intakeCalls.test(pathname)) return ofIntake;
  return stepCall.test(pathname) ? ofSteps : usual;
}

/**
 * Gives a request up that has not come whole in its time, as Node does by itself for all alike, and answers whether it says
 * that it brings more than it may.
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
