import { BlockList, isIP, isIPv6 } from "node:net";

export type Networks = { has: (address: string) => boolean };

const family = (address: string) => (isIPv6(address) ? "ipv6" : "ipv4");

/** Writes an IPv4 address that came over an IPv6 socket (::ffff:192.0.2.1) as IPv4. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, "");

const inBrackets = /^\[([^\]]+)\](?::\d{1,5})?$/;
const withPort = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/;

/** The address of one hop. Some proxies write its port too: 203.0.113.7:4711, [2001:db8::1]:4711. */
const addressOfHop = (hop: string): string =>
  plainAddress(inBrackets.exec(hop)?.[1] ?? withPort.exec(hop)?.[1] ?? hop);

/** A set of networks (203.0.113.0/24, 2001:db8::/32) and single addresses. */
export function networksOf(entries: readonly string[]): Networks {
  const blocks = new BlockList();
  for (const entry of entries) {
    const [address = "", prefix] = entry.split("/");
    if (prefix === undefined) blocks.addAddress(address, family(address));
    else blocks.addSubnet(address, Number(prefix), family(address));
  }
  return { has: (address) => isIP(address) !== 0 && blocks.check(address, family(address)) };
}

/**
 * Where a request really comes from: the peer of the socket, or, behind trusted proxies, the last address in
 * X-Forwarded-For that is not one of them. Anything further left is the caller's own claim.
 */
export function originalAddress(peer: string, forwardedFor: string | undefined, trusted: Networks): string {
  let address = plainAddress(peer);
  const claims = (forwardedFor ?? "").split(",").map((part) => addressOfHop(part.trim()));
  while (trusted.has(address) && claims.length > 0) {
    const claim = claims.pop() ?? "";
    if (isIP(claim) === 0) break;
    address = claim;
  }
  return address;
}

/**
 * The caller's address. It can be trusted, because lib/ops/serve/serve.ts overwrites any X-Forwarded-For that came in.
 * Empty if it is unknown.
 */
export const clientAddress = (headers: Headers): string =>
  plainAddress((headers.get("x-forwarded-for") ?? "").split(",")[0]?.trim() ?? "");

/** The first words of an IPv6 address in canonical spelling: without leading zeros, in lower case, without its zone. */
function prefixOf(address: string, words: number): string {
  const [head = "", tail] = address.split("%")[0]!.split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(gap).fill("0"), ...right]
    .slice(0, words)
    .map((word) => Number.parseInt(word || "0", 16).toString(16))
    .join(":");
}

/** The network of an address, truncated so that it identifies no household: 203.0.113.0/24, 2001:db8:1::/48. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (isIP(plain) === 4) return `${plain.split(".").slice(0, 3).join(".")}.0/24`;
  if (isIP(plain) === 6) return `${prefixOf(plain, 3)}::/48`;
  return "unknown";
}

/** The key that a limit for "one caller" counts by: an IPv4 address, or the /64 of one IPv6 line. */
export function callerKey(address: string): string {
  const plain = plainAddress(address);
  return isIP(plain) === 6 ? prefixOf(plain, 4) : plain;
}

/** The /48 around an IPv6 caller: one customer may have all 65,536 lines in it. Undefined for IPv4. */
export function siteKey(address: string): string | undefined {
  const plain = plainAddress(address);
  return isIP(plain) === 6 ? `${prefixOf(plain, 3)}::/48` : undefined;
}

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
