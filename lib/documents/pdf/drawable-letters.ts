import { plainFonts } from "./fonts.ts";

const isDrawn = (letter: string): boolean =>
  plainFonts().some((font) => font.has(letter.codePointAt(0) ?? 0));

/**
 * A text in which a letter that no font has is written by the letters it is compatible with (Unicode's NFKC), where fonts
 * have these: a Roman two of one letter as two letters I. Other letters stay.
 */
export function drawableLetters(text: string): string {
  return [...text]
    .map((letter) => {
      if (isDrawn(letter)) return letter;
      const compatible = letter.normalize("NFKC");
      return [...compatible].every(isDrawn) ? compatible : letter;
    })
    .join("");
}
