import { ratingsPath } from "#lib/ratings/open/paths.ts";
import { linkWords } from "./rating-words.ts";
import { RatingsIsland } from "./ratings-island.tsx";

/** A line with the way to what members say of a country, and what they say in short, where script runs. */
export function RatingsStrip({ slug }: { slug: string }) {
  return (
    <RatingsIsland slug={slug}>
      <p data-ratings={slug}>
        <a href={ratingsPath(slug)}>{linkWords.unknown}</a>
      </p>
    </RatingsIsland>
  );
}
