import { ratingsPath } from "#lib/ratings/open/paths.ts";
import { useWords } from "#components/words/use-words.ts";
import { RatingsIsland } from "./ratings-island.tsx";

/** A line with the way to what members say of a country, and what they say in short, where script runs. */
export function RatingsStrip({ slug }: { slug: string }) {
  const words = useWords("leaf");
  return (
    <RatingsIsland slug={slug}>
      <p data-ratings={slug}>
        <a href={ratingsPath(slug)}>{words("ratings.page")}</a>
      </p>
    </RatingsIsland>
  );
}
