import type { IncomingMessage } from "node:http";
import { isInternal } from "#lib/platform/next/headers.ts";
import { originalAddress, plainAddress, type Networks, relayedHeader } from "./client-address.ts";
import { isRequestId, requestIdHeader } from "./request-id.ts";

/** The headers in which a proxy describes the request it forwards. */
const fromProxies = ["forwarded", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-port", "x-real-ip"];

/** The headers by which proxies and tunnels reveal that they forwarded a request. */
const hops = [
  ...fromProxies,
  "x-forwarded-for",
  "x-forwarded-server",
  "via",
  "true-client-ip",
  "cf-connecting-ip",
];

const lastOf = (list: string): string => list.slice(list.lastIndexOf(",") + 1).trim();

/**
 * Makes the headers of a request trustworthy: `x-forwarded-for` becomes the one address it really comes from, `host`
 * the one that the visitor asked for, and headers that only our own proxies or Next may set are dropped if anybody else
 * sets them. A request that was forwarded, by our proxy or any other, is marked as such.
 */
export function cleanRequest(request: Pick<IncomingMessage, "headers" | "socket">, trusted: Networks): void {
  const { headers } = request;
  const peer = plainAddress(request.socket.remoteAddress ?? "");
  const claimed = headers["x-forwarded-for"];
  const isRelayed = hops.some((name) => headers[name] !== undefined);
  for (const name of Object.keys(headers)) if (isInternal(name)) delete headers[name];
  const host = headers["x-forwarded-host"];
  if (trusted.has(peer)) {
    if (typeof host === "string" && host) headers.host = lastOf(host);
    delete headers["x-forwarded-host"]; // Next fills it from `host`
  } else {
    for (const name of fromProxies) delete headers[name];
    delete headers[requestIdHeader];
  }
  if (headers[requestIdHeader] !== undefined && !isRequestId(headers[requestIdHeader])) {
    delete headers[requestIdHeader];
  }
  delete headers[relayedHeader];
  if (isRelayed) headers[relayedHeader] = "1";
  headers["x-forwarded-for"] = originalAddress(peer, claimed?.toString(), trusted);
}
