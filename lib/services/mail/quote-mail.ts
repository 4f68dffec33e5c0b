import "server-only";
import { brand } from "#lib/platform/brand.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { writeLetter, type Letter } from "./write-letter.ts";

/** Notifies a vendor of a request for a quote. Its details are behind the link, not in the mail. */
export function quoteMail({ url }: { url: string }): Letter {
  const words = wordsOf("mail");
  return writeLetter(words("quote.subject", { brand: brand.name }), [
    { kind: "paragraph", text: words("quote.text") },
    { kind: "link", label: words("quote.read"), url },
  ]);
}
