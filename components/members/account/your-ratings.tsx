import { each } from "#components/ui/each.ts";
import type { RatedCountry } from "#lib/domains/ratings/index.ts";
import { ratingsPath } from "#lib/domains/ratings/open/paths.ts";
import { useWords } from "#components/words/use-words.ts";

/** The countries a member has rated, each with a link to the page where a rating is changed or withdrawn. */
export function YourRatings({ ratings }: { ratings: readonly RatedCountry[] }) {
  const words = useWords("account");
  return (
    <section id="ratings" aria-labelledby="ratings-title" className="card account-side">
      <h2 id="ratings-title">{words("ratings.title")}</h2>
      {ratings.length === 0 ? (
        <p>{words("ratings.none")}</p>
      ) : (
        <>
          <p>{words("ratings.change")}</p>
          <ul className="account-links">
            {each(ratings, ({ slug, name }) => (
              <li>
                <a href={ratingsPath(slug)}>{name}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
