import { each } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";
import { meanings, twoReadings, unmistakable } from "#lib/platform/text/numbers.ts";
import { formatReadings } from "#lib/platform/words/open/formats.ts";

type Props = {
  /** The path that the form submits to, with GET. */
  path: `/${string}`;
  /** All that was typed into it. */
  typed: Readonly<Record<string, string>>;
  /** The name of the number in question. */
  name: string;
};

/** A number that can be read in two ways, a thousand apart: one link for each, with everything else that was typed. */
export function WhichNumber({ path, typed, name }: Props) {
  const words = useWords("fields");
  const readings = twoReadings(typed[name] ?? "");
  if (!readings) return null;
  const numbers = formatReadings(readings, words.locale);
  return (
    <div className="flex flex-wrap gap-4" role="group" aria-label={words("meant.which")}>
      {each(meanings, (meant) => (
        <a
          className="link"
          href={`${path}?${new URLSearchParams({ ...typed, [name]: unmistakable(readings[meant]) }).toString()}`}
        >
          {words(`meant.${meant}`, { number: numbers[meant] })}
        </a>
      ))}
    </div>
  );
}
