import "server-only";
import { brand } from "#lib/site/brand.ts";
import { wordsOf } from "#lib/words/index.ts";
import { writeLetter, type Letter } from "./write-letter.ts";

/** Tells a vendor that they are asked for a quote. What is wanted stands behind the link, not in the mail. */
export function quoteMail({ url }: { url: string }): Letter {
  const words = wordsOf("mail");
  return writeLetter(words("quote.subject", { brand: brand.name }), [
    { kind: "paragraph", text: words("quote.text") },
    { kind: "link", label: words("quote.read"), url },
  ]);
}
