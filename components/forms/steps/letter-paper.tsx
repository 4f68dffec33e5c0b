import type { LetterPreview } from "#lib/letters/index.ts";

/** A letter as its text, as on paper, in its own language. */
export function LetterPaper({ letter }: { letter: LetterPreview }) {
  return (
    <div className="letter-paper" lang={letter.language}>
      {letter.text}
    </div>
  );
}
