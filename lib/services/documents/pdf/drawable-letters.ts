import { plainFonts } from "./fonts.ts";

const isDrawn = (letter: string): boolean =>
  plainFonts().some((font) => font.has(letter.codePointAt(0) ?? 0));

/**
 * Replaces each character that no font has by the characters it is compatible with (Unicode's NFKC), if fonts have
 * these: a Roman numeral two becomes two letters I. Other characters stay.
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
