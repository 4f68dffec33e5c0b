import "server-only";
import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import type { ClientRequest, IncomingMessage } from "node:http";
import { request, type RequestOptions } from "node:https";
import { isIP } from "node:net";
import { isPublicAddress } from "./is-public-address.ts";
import type { AttemptError } from "./open/deliveries.ts";

const timeoutMs = 10_000;
/** Only the status of an answer is used, so little of the rest is read. */
const mostAnswerBytes = 1_024;
const mostHeaderBytes = 8_192;

/** Nothing was sent, or nothing answered; `word` says why. */
export class NotDelivered extends Error {
  override readonly name = "NotDelivered";
  readonly word: AttemptError;

  constructor(word: AttemptError, cause?: unknown) {
    super(word, { cause });
    this.word = word;
  }
}

/**
 * How the outside world is reached. It is an argument so that a test can replace it; no setting changes it, and
 * everything but a test uses `theInternet`.
 */
export type Transport = {
  resolve: (hostname: string) => Promise<LookupAddress[]>;
  mayReach: (address: string) => boolean;
  request: (options: RequestOptions) => ClientRequest;
  /** Aborts when the time for one post, including its answer, is over. */
  deadline: () => AbortSignal;
};

export const theInternet: Transport = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  mayReach: isPublicAddress,
  request,
  deadline: () => AbortSignal.timeout(timeoutMs),
};

const whenOver = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });

/** The addresses of a name. If one of them may not be reached, it throws and none is used. */
async function findAddresses(
  host: string,
  transport: Transport,
  signal: AbortSignal,
): Promise<LookupAddress[]> {
  const family = isIP(host);
  const addresses = family
    ? [{ address: host, family }]
    : await Promise.race([transport.resolve(host), whenOver(signal)]);
  if (addresses.length === 0) throw new NotDelivered("name");
  if (!addresses.every(({ address }) => transport.mayReach(address))) throw new NotDelivered("address");
  return addresses;
}

function skim(answer: IncomingMessage): void {
  let left = mostAnswerBytes;
  answer.on("error", () => undefined); // its status is already known
  answer.on("data", (piece: Buffer) => {
    left -= piece.length;
    if (left <= 0) answer.destroy();
  });
}

/** The status of the answer to a request, once the request is over. */
function statusOf(asked: ClientRequest, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let status: number | undefined;
    let fault: unknown;
    asked.on("response", (answer) => {
      status = answer.statusCode;
      skim(answer);
    });
    asked.on("error", (thrown) => (fault = thrown));
    asked.on("close", () => (status === undefined ? reject(fault as Error) : resolve(status)));
    asked.end(body);
  });
}

const ofCertificates = /CERT|TLS|SSL|SIGNATURE|EPROTO/;

function wordFor(fault: unknown): AttemptError {
  const { name, code = "" } = (fault ?? {}) as { name?: string; code?: string | number };
  if (name === "AbortError" || name === "TimeoutError") return "timeout";
  if (code === "ENOTFOUND" || String(code).startsWith("EAI_")) return "name";
  return ofCertificates.test(String(code)) ? "certificate" : "connection";
}

/**
 * Posts a body and returns the status. It resolves the name now, checks every address, and connects to one that was
 * checked, so that the name cannot lead elsewhere in between. Redirects are not followed. Throws `NotDelivered`.
 */
export async function postBody(
  url: string,
  { headers, body }: { headers: Readonly<Record<string, string>>; body: string },
  transport: Transport,
): Promise<number> {
  const signal = transport.deadline();
  const { hostname, port, pathname, search } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, "");
  try {
    const addresses = await findAddresses(host, transport, signal);
    const [{ address, family }] = addresses as [LookupAddress];
    const asked = transport.request({
      method: "POST",
      host,
      port,
      path: pathname + search,
      headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
      agent: false, // a kept-alive connection could lead to an earlier address
      rejectUnauthorized: true,
      maxHeaderSize: mostHeaderBytes,
      lookup: (_, { all }, done) => (all ? done(null, addresses) : done(null, address, family)),
      signal,
    });
    return await statusOf(asked, body);
  } catch (fault) {
    throw fault instanceof NotDelivered ? fault : new NotDelivered(wordFor(fault), fault);
  }
}
