import { partsOfName } from "#lib/data/countries/words/open/name-language.ts";

type Props = { name: string; iberia?: "es" | "pt" | undefined };

/** A name that screen readers pronounce in its own language. English that follows it stays English. */
export function Named({ name, iberia }: Props) {
  const { own, lang, rest } = partsOfName(name, iberia);
  if (!lang) return name;
  return (
    <>
      <span lang={lang}>{own}</span>
      {rest}
    </>
  );
}
