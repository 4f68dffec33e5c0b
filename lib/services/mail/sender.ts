import { isIP } from "node:net";
import { brand } from "#lib/platform/brand.ts";
import { withoutUnseen } from "#lib/platform/text/clean.ts";

export type Sender = { name: string; address: string };

const plain = /^[^\s<>",;:()[\]\\@]+@[^\s<>",;:()[\]\\@]+$/;
const named = /^"?([^"<>\r\n]*?)"?\s*<([^<>]+)>$/;

/** Parses MAIL_FROM: `name@example.org` or `Name <name@example.org>`. Undefined for anything else. */
export function readSender(text: string): Sender | undefined {
  const tidy = withoutUnseen(text).trim();
  const [, name = "", address = ""] = named.exec(tidy) ?? [undefined, "", tidy];
  return plain.test(address) ? { name: name.trim(), address } : undefined;
}

/** The sender of our mail. No mailbox can exist at a bare IP address, so localhost replaces it. */
export function senderOf({
  MAIL_FROM,
  SITE_URL,
}: {
  MAIL_FROM?: string | undefined;
  SITE_URL: string;
}): Sender {
  const { hostname } = new URL(SITE_URL);
  const host = isIP(hostname.replace(/^\[|\]$/g, "")) ? "localhost" : hostname;
  return (MAIL_FROM && readSender(MAIL_FROM)) || { name: brand.name, address: `no-reply@${host}` };
}
