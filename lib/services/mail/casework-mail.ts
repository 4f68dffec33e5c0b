import "server-only";
import { brand } from "#lib/platform/brand.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { writeLetter, type Letter } from "./write-letter.ts";

/** Notifies a caseworker how many cases wait, without any detail of a case. Its subject may show on a locked screen. */
export function caseworkMail({ count, url }: { count: number; url: string }): Letter {
  const words = wordsOf("mail");
  return writeLetter(words("casework.subject", { brand: brand.name }), [
    { kind: "paragraph", text: words("casework.waiting", { count }) },
    { kind: "link", label: words("casework.open"), url },
    { kind: "paragraph", text: words("casework.once") },
  ]);
}
