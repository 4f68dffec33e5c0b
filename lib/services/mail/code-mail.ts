import "server-only";
import { brand } from "#lib/platform/brand.ts";
import { writeLetter, type Letter } from "./write-letter.ts";
import { wordsOf } from "#lib/platform/words/index.ts";

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
