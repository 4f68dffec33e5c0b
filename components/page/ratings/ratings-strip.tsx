import { ratingsPath } from "#lib/ratings/open/paths.ts";
import { linkWords } from "./rating-words.ts";

/** A line with the way to what members say of a country. `startRatings` adds what they say in short, where script runs. */
export function RatingsStrip({ slug }: { slug: string }) {
  return (
    <p data-ratings={slug}>
      <a href={ratingsPath(slug)}>{linkWords.unknown}</a>
    </p>
  );
}
