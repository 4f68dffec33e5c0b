import { foreignWordsIn } from "#lib/countries/words/open/name-language.ts";

/** An English text in which the words of another language are read in it: "Residence card (carte de séjour)". */
export function WithOwnWords({ text }: { text: string }) {
  const parts = foreignWordsIn(text);
  if (!parts) return text;
  return (
    <>
      {parts.before}
      <span lang={parts.lang}>{parts.own}</span>
      {parts.after}
    </>
  );
}
