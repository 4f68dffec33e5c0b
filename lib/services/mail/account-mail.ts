import "server-only";
import { brand } from "#lib/platform/brand.ts";
import { writeLetter, type Letter, oneLine, type Part } from "./write-letter.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { dateFormat } from "#lib/platform/words/open/formats.ts";

/** The mail with a sign-in code. Its words are the same for a new address and for a member's. */
export function codeMail({ code, minutes }: { code: string; minutes: number }): Letter {
  const words = wordsOf("mail");
  return writeLetter(words("codeSubject", { code, brand: brand.name }), [
    {
      kind: "paragraph",
      text: words("codeAsked", { brand: brand.name }),
    },
    { kind: "code", code },
    {
      kind: "paragraph",
      text: words("codeWorks", { minutes }),
    },
    {
      kind: "paragraph",
      text: words("codeNobody"),
    },
    {
      kind: "paragraph",
      text: words("codeNotAsked"),
    },
  ]);
}

const deviceNameLength = 80;

type NewDevice = {
  deviceName: string;
  /** Truncated so that it does not identify a household. */
  network: string;
  at: Date;
  /** A page with a button that ends this sign-in. */
  endUrl: string;
};

/** Notifies a member of a sign-in on an unknown device, with a link to the page that ends it. */
export function newDeviceMail({ deviceName, network, at, endUrl }: NewDevice): Letter {
  const words = wordsOf("mail");
  const moment = dateFormat({ dateStyle: "long", timeStyle: "short", timeZone: "UTC" }, words.locale);
  return writeLetter(words("deviceSubject", { brand: brand.name }), [
    { kind: "paragraph", text: words("deviceNew") },
    {
      kind: "facts",
      facts: [
        { label: words("device"), value: oneLine(deviceName).slice(0, deviceNameLength) },
        { label: words("network"), value: oneLine(network) },
        { label: words("when"), value: words("utc", { moment: moment.format(at) }) },
      ],
    },
    { kind: "paragraph", text: words("deviceYou") },
    { kind: "link", label: words("deviceEnd"), url: endUrl },
    {
      kind: "paragraph",
      text: words("devicePassword"),
    },
  ]);
}

const letter = (text: string, more: readonly Part[], url: string): Letter => {
  const words = wordsOf("mail");
  return writeLetter(words("caseworker.subject", { brand: brand.name }), [
    { kind: "paragraph", text },
    ...more,
    { kind: "link", label: words("caseworker.open"), url },
    { kind: "paragraph", text: words("caseworker.unknown") },
  ]);
};

/** Notifies a caseworker that a colleague made a key, or that one counts from now on, with its fingerprint. */
export function keyMail(key: { email: string; fingerprint: string; counts: boolean; url: string }): Letter {
  const words = wordsOf("mail");
  const { email, fingerprint, counts, url } = key;
  const facts = [{ label: words("caseworker.fingerprint"), value: fingerprint }];
  const text = words(counts ? "caseworker.keyCounts" : "caseworker.keyMade", { email });
  return letter(text, [{ kind: "facts", facts }], url);
}

/** Notifies a caseworker of a new caseworker. */
export const newCaseworkerMail = ({ email, url }: { email: string; url: string }): Letter =>
  letter(wordsOf("mail")("caseworker.role", { email }), [], url);
