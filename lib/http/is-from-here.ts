/** Set by lib/http/clean-request.ts on a request that something in between passed on. */
export const relayedHeader = "x-akoma-relayed";

const loopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * Whether a request was made on this machine, for this machine. A tunnel or a proxy in front of a server that listens
 * on loopback makes everybody a caller from 127.0.0.1, and a name of a stranger's can be made to lead there: so nothing
 * may have passed the request on, and it must ask for this machine by its own name.
 */
export function isFromHere(headers: Headers): boolean {
  const host = headers.get("host");
  return !headers.has(relayedHeader) && (host === null || loopback.test(host));
}
