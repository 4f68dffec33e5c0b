import { withoutUnseen } from "./clean.ts";

const longest = 254;
/** The limit with everything that may surround an address. No address is searched for in longer input. */
const longestTyped = 1_000;

/** What can be wrong with an address, for the message beside its field. */
export type AddressFault = "missing" | "long" | "sign" | "quoted" | "several" | "plain" | "odd" | "wrong";

type Read = { address: string } | { fault: AddressFault; letter?: string };

const quotes = `"'\`\u2018\u2019\u201a\u201c\u201d\u201e\u00ab\u00bb\u2039\u203a`;
const opening = new RegExp(`^[<(\\[${quotes}]+`);
const closing = new RegExp(`[>)\\]${quotes}]+$`);

/** Some domains are spelt with joiners, which stay between two letters outside ASCII. */
const joinerInWord = /(?<=[^\x00-\x7f])[\u200c\u200d](?=[^\x00-\x7f])/gu;

/** Removes what came along with an address: invisible characters, mailto:, brackets, quotation marks, one full stop. */
function unwrap(typed: string): string {
  const parts = typed.split(joinerInWord);
  const joiners = typed.match(joinerInWord) ?? [];
  let text = parts
    .map((part, at) => withoutUnseen(part) + (joiners[at] ?? ""))
    .join("")
    .trim();
  if (opening.test(text) && closing.test(text)) text = text.replace(opening, "").replace(closing, "").trim();
  if (/^mailto:/i.test(text)) text = decoded(text.slice("mailto:".length).replace(/\?.*$/s, ""));
  return text
    .replace(/^([^@]*)@(.*?)\.$/s, "$1@$2")
    .trim()
    .toLowerCase();
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const domainPart = new RegExp(`^(?:${label}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$`);

/** A domain in the form that mail is sent to: other letters are encoded in ASCII (UTS 46). */
function asciiDomain(domain: string): string {
  if (!/[^\x00-\x7f]/.test(domain) || /[^a-z0-9.\-\x80-\u{10ffff}]/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

const lookAlikeAt = /[\uff20\ufe6b]/;
const several = /@[^@]*[,;\s][^@]*@|[,;]/;

/** The one fault to report for an invalid address, the simplest first. */
function faultIn(text: string): Exclude<Read, { address: string }> {
  if (lookAlikeAt.test(text)) return { fault: "sign" };
  if (/["<>]/.test(text)) return { fault: "quoted" };
  if (several.test(text)) return { fault: "several" };
  const [local = "", domain] = text.split("@");
  if (/[^\P{L}\x00-\x7f]/u.test(local)) return { fault: "plain" };
  const letter =
    /[^a-z0-9.!#$%&'*+/=?^_`{|}~-]/u.exec(local)?.[0] ?? /[^\p{L}\p{M}\p{N}.-]/u.exec(domain ?? "")?.[0];
  return letter && domain && !/[^\P{C}\s]/u.test(letter) ? { fault: "odd", letter } : { fault: "wrong" };
}

/**
 * The mailbox somebody means: one address in lower case, its domain in ASCII form, so that two spellings of a mailbox
 * are one account. What a mail program could read as two addresses, or as another one, is refused. `letter` is the
 * character that cannot be read.
 */
export function readAddress(typed: string): Read {
  const text = typed.length > longestTyped ? typed : unwrap(typed);
  if (text === "") return { fault: "missing" };
  if (text.length > longest) return { fault: "long" };
  const at = text.lastIndexOf("@");
  const [local, domain] = [text.slice(0, at), asciiDomain(text.slice(at + 1))];
  const address = `${local}@${domain}`;
  if (address.length > longest) return { fault: "long" };
  return at > 0 && localPart.test(local) && domainPart.test(domain) ? { address } : faultIn(text);
}

/** The same for looking somebody up: an invalid address is returned in lower case, and matches nobody. */
export function mailboxOf(typed: string): string {
  const read = readAddress(typed);
  return "address" in read ? read.address : typed.trim().toLowerCase();
}
