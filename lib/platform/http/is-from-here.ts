/** Set by lib/platform/http/clean-request.ts on a request that was forwarded. */
export const relayedHeader = "x-akoma-relayed";

const loopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * Whether a request was made on this machine, for this machine. A tunnel or a proxy in front of a server that listens
 * on loopback makes everybody a caller from 127.0.0.1, and a stranger's host name can be made to resolve there. So the
 * request must not have been forwarded, and must name this machine by a loopback name.
 */
export function isFromHere(headers: Headers): boolean {
  const host = headers.get("host");
  return !headers.has(relayedHeader) && (host === null || loopback.test(host));
}
