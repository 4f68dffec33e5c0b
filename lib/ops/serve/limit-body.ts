import type { IncomingMessage, ServerResponse } from "node:http";
import { sealedBytes } from "#lib/confidential/open/limits.ts";
import { draftBytes, uploadBytes, uploadsPath } from "#lib/forms/uploads/open/limits.ts";

/** What a request may bring, and how long that may take in all. */
export type BodyLimits = { bytes: number; ms: number };

/**
 * What calls take is small, and they refuse more than their own limit; this is the bound around all of them. A file comes
 * as slowly as a phone sends it: there, only a connection on which nothing moves is given up (serve.ts).
 */
const usual: BodyLimits = { bytes: Infinity, ms: 30_000 };
const ofUploads: BodyLimits = { bytes: uploadBytes + 64 * 1024, ms: 15 * 60_000 };

/** A step of a form from a page without script brings its files along. */
const ofSteps: BodyLimits = { bytes: draftBytes + 256 * 1024, ms: ofUploads.ms };
const stepCall = /^\/api\/forms\/[\w-]+\/[\w-]+$/;

/** What is filed in confidence comes whole, with its files, and as slowly as a phone sends it. */
const ofIntake: BodyLimits = { bytes: sealedBytes, ms: ofUploads.ms };
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
  { bytes, ms }: BodyLimits,
): boolean {
  const length = Number(request.headers["content-length"] ?? 0);
  if (length > bytes) return true;
  if (length > 0 || request.headers["transfer-encoding"] !== undefined) {
    const timer = setTimeout(() => {
      if (request.complete) return;
      if (!response.headersSent) response.writeHead(408, { connection: "close" }).end();
      setImmediate(() => request.destroy());
    }, ms).unref();
    request.once("close", () => clearTimeout(timer));
  }
  return false;
}
