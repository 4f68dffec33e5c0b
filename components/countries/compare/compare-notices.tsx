import { each } from "#components/ui/each.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { compareHref } from "./parse-compare.ts";
import { leftWords, unknownWords } from "./compare-words.ts";

type Props = {
  slugs: readonly string[];
  unknown: readonly { value: string; near: readonly { slug: string; name: string }[] }[];
  /** Names of the known countries after the fourth. */
  left: readonly string[];
};

/** The parts of the URL that were ignored, and what may have been meant. */
export function CompareNotices({ slugs, unknown, left }: Props) {
  const tooMany = leftWords(left);
  if (unknown.length === 0 && !tooMany) return null;
  return (
    <Notice tone="caution" title="Part of the address was left out">
      {each(unknown, ({ value, near }) => (
        <div>
          <p>{unknownWords(value)}</p>
          {near.length > 0 && (
            <ul className="near-list" aria-label={`Countries with a name like ${value}`}>
              {each(near, ({ slug, name }) => (
                <li>
                  <AppLink href={compareHref([...slugs.slice(0, 3), slug])}>{`Compare with ${name}`}</AppLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
      {tooMany && <p>{tooMany}</p>}
    </Notice>
  );
}
