import "server-only";
import { brand } from "#lib/platform/brand.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { momentInWords } from "#lib/platform/words/open/moments.ts";
import { writeLetter, type Letter } from "./write-letter.ts";

type Copied = {
  reference: string;
  lines: readonly { isOwn: boolean; at: Date; words: string }[];
};

/** All messages of a chat, for the visitor whose address is verified. */
export function chatCopyMail({ reference, lines }: Copied): Letter {
  const words = wordsOf("mail");
  return writeLetter(words("chatCopy.subject", { reference, brand: brand.name }), [
    { kind: "paragraph", text: words("chatCopy.about", { reference }) },
    ...lines.map(({ isOwn, at, words: text }) => ({
      kind: "facts" as const,
      facts: [
        {
          label: words(isOwn ? "chatCopy.you" : "chatCopy.we", { at: momentInWords(at, words.locale) }),
          value: text,
        },
      ],
    })),
  ]);
}
