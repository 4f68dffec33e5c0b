import { each, joined } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import type { Hit } from "#lib/services/search/open/search-answer.ts";

/** One result: its kind, its name as the link, and an excerpt with the matched words. */
export function HitItem({ hit: { href, title, heading, kind, country, date, excerpt } }: { hit: Hit }) {
  const words = useWords("search");
  const about = [words(`kind.${kind}`), findCountry(country ?? "")?.name, date].filter(Boolean);
  return (
    <li>
      <h3>
        <a className="link" href={href}>
          {heading ? `${title}: ${heading}` : title}
        </a>
      </h3>
      <p className="hit-about">{joined(about, " · ", (part) => part)}</p>
      {excerpt.length > 0 && (
        <p>{each(excerpt, ({ text, isHit }) => (isHit ? <mark>{text}</mark> : text))}</p>
      )}
    </li>
  );
}
