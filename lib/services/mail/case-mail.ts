import "server-only";
import { brand } from "#lib/platform/brand.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { writeLetter, type Letter } from "./write-letter.ts";

type About = {
  /** The name of the submitted form, or the kind of enquiry. */
  title: string;
  reference: string;
  /** Where its sender reads the answer. */
  url: string;
};

/** Notifies a sender that staff have answered. The answer is behind the link, not in the mail. */
export function caseMail({ title, reference, url }: About): Letter {
  const words = wordsOf("mail");
  return writeLetter(words("case.subject", { title, reference, brand: brand.name }), [
    { kind: "paragraph", text: words("case.replied", { title }) },
    { kind: "facts", facts: [{ label: words("submission.reference"), value: reference }] },
    { kind: "link", label: words("case.read"), url },
  ]);
}
