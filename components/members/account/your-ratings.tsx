import { each } from "#components/ui/each.ts";
import type { RatedCountry } from "#lib/ratings/index.ts";
import { ratingsPath } from "#lib/ratings/open/paths.ts";

/** The countries a member has rated, each with the page on which a rating is changed or withdrawn. */
export function YourRatings({ ratings }: { ratings: readonly RatedCountry[] }) {
  return (
    <section id="ratings" aria-labelledby="ratings-title" className="card account-side">
      <h2 id="ratings-title">Your ratings</h2>
      {ratings.length === 0 ? (
        <p>You have rated no country. The guide to each leads to its ratings.</p>
      ) : (
        <>
          <p>Change or withdraw them on the page of the country.</p>
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
