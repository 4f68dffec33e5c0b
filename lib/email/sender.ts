import { isIP } from "node:net";
import { brand } from "#lib/site/brand.ts";
import { withoutUnseen } from "#lib/text/clean.ts";

export type Sender = { name: string; address: string };

const plain = /^[^\s<>",;:()[\]\\@]+@[^\s<>",;:()[\]\\@]+$/;
const named = /^"?([^"<>\r\n]*?)"?\s*<([^<>]+)>$/;

/** The sender meant by MAIL_FROM: `name@example.org` or `Name <name@example.org>`. Undefined for anything else. */
export function readSender(text: string): Sender | undefined {
  const tidy = withoutUnseen(text).trim();
  const [, name = "", address = ""] = named.exec(tidy) ?? [undefined, "", tidy];
  return plain.test(address) ? { name: name.trim(), address } : undefined;
}

/** Who our mail is from. No mailbox can live at a bare address of a machine, so there it is localhost. */
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
