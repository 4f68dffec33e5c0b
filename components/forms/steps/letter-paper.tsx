import { useWords } from "#components/words/use-words.ts";
import type { LetterPreview } from "#lib/domains/letters/index.ts";
import { listFormat } from "#lib/platform/words/open/formats.ts";

/** A letter as text, as on paper, in its own language; before it, the letters that its PDF cannot draw. */
export function LetterPaper({ letter }: { letter: LetterPreview }) {
  const words = useWords("forms");
  return (
    <>
      {letter.missing.length > 0 && (
        <p>
          {words("letter.missing", {
            letters: listFormat({ type: "conjunction" }, words.locale).format(letter.missing),
          })}
        </p>
      )}
      <div className="letter-paper" lang={letter.language}>
        {letter.text}
      </div>
    </>
  );
}
