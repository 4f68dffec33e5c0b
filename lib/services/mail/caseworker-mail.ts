import "server-only";
import { brand } from "#lib/platform/brand.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { writeLetter, type Letter, type Part } from "./write-letter.ts";

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
