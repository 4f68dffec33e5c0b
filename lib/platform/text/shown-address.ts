import { domainToUnicode } from "node:url";

/**
 * Masks an e-mail address so that its owner recognises it, and somebody looking over a shoulder learns no more:
 * a•••@example.org.
 */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf("@");
  return at < 1 ? address : `${address.slice(0, 1)}•••${address.slice(at)}`;
}

/**
 * A stored address as its owner writes it: the domain in its own letters instead of the ASCII form that mail is sent
 * to.
 */
export function shownAddress(address: string): string {
  const at = address.lastIndexOf("@");
  return address.includes("xn--") && at > 0
    ? address.slice(0, at + 1) + (domainToUnicode(address.slice(at + 1)) || address.slice(at + 1))
    : address;
}
