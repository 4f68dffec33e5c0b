import "server-only";
import { brand } from "#lib/site/brand.ts";
import { wordsOf } from "#lib/words/index.ts";
import { writeLetter, type Letter } from "./write-letter.ts";

type About = {
  /** As pages call it. */
  portal: string;
  /** Where the document stands. */
  url: string;
};

/** Tells a member that a document for them alone stands in a portal. What it is stands there, not in the mail. */
export function documentMail({ portal, url }: About): Letter {
  const words = wordsOf("mail");
  return writeLetter(words("document.subject", { portal, brand: brand.name }), [
    { kind: "paragraph", text: words("document.text", { portal }) },
    { kind: "link", label: words("document.read"), url },
  ]);
}
