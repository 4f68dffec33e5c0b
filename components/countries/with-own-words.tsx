import { foreignWordsIn } from "#lib/data/countries/words/open/name-language.ts";

/**
 * English text in which screen readers read foreign words in their own language: "Residence card (carte de séjour)".
 */
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
