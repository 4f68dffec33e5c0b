import { isIP } from "node:net";
import { networksOf } from "#lib/platform/http/client-address.ts";

/**
 * IPv4 networks that are nobody's on the internet (IANA's registry of special addresses), or that belong to the
 * operator of a server.
 */
const special4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10", // behind a carrier's NAT
  "127.0.0.0/8",
  "168.63.129.16/32", // where a cloud answers its own machines
  "169.254.0.0/16", // link-local, where clouds keep the secrets of a machine
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];

/** Networks in the allocated range of IPv6 that are not public. */
const special6 = [
  "2001::/23", // protocols: Teredo, benchmarking, ORCHID
  "2001:db8::/32",
  "2002::/16", // 6to4: contains an IPv4 address, and nobody runs it any more
  "3fff::/20",
];

/** IPv4 addresses in IPv6 notation: mapped, and behind NAT64. */
const forms = ["::ffff:", "64:ff9b::"];
const hiddenBits = 96;

const inForms = forms.flatMap((form) =>
  special4.map((network) => {
    const [address = "", bits = ""] = network.split("/");
    return `${form}${address}/${hiddenBits + Number(bits)}`;
  }),
);

/**
 * The allocated range of IPv6, and the two forms of IPv4: all the rest is link-local, unique local, multicast or
 * unallocated.
 */
const global6 = networksOf(["2000::/3", ...forms.map((form) => `${form}0.0.0.0/${hiddenBits}`)]);
const special = networksOf([...special4, ...special6, ...inForms]);

/**
 * Whether an address belongs to somebody on the internet. In any notation, it must not be private, of this machine,
 * link-local, multicast or reserved.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0 || address.includes("%")) return false;
  return (family === 4 || global6.has(address)) && !special.has(address);
}
