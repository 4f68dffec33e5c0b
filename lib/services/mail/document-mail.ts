import "server-only";
import { brand } from "#lib/platform/brand.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { writeLetter, type Letter } from "./write-letter.ts";

type About = {
  /** The portal's name on pages. */
  portal: string;
  /** The address of the document. */
  url: string;
};

/** Notifies a member of a private document in a portal. Its content is behind the link, not in the mail. */
export function documentMail({ portal, url }: About): Letter {
  const words = wordsOf("mail");
  return writeLetter(words("document.subject", { portal, brand: brand.name }), [
    { kind: "paragraph", text: words("document.text", { portal }) },
    { kind: "link", label: words("document.read"), url },
  ]);
}
