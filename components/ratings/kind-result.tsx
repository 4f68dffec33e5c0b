import { Tag } from "#components/ui/tag.tsx";
import type { KindRating } from "#lib/domains/ratings/index.ts";
import { scaleOf } from "#lib/domains/ratings/shared/fields.ts";
import type { RatingKind } from "#lib/domains/ratings/open/keys.ts";
import { averageInWords, fewRatingsBelow } from "#lib/domains/ratings/open/words.ts";
import { useWords } from "#components/words/use-words.ts";
import { ScoreTable } from "./score-table.tsx";

/** One kind of rating: its average, the number of ratings, and the distribution of scores. */
export function KindResult({ kind, rating }: { kind: RatingKind; rating: KindRating }) {
  const words = useWords("leaf");
  return (
    <section aria-labelledby={`${kind}-title`} className="card rating-kind">
      <h3 id={`${kind}-title`}>{words(`ratings.kind.${kind}`)}</h3>
      <p className="rating-question">{scaleOf(kind, words.locale).question}</p>
      {rating.avg === null ? (
        <p className="rating-none">{words("ratings.none")}</p>
      ) : (
        <>
          <p className="rating-average">
            <strong>{averageInWords(rating.avg, words.locale)}</strong> of 5{" "}
            <span>{`n=${rating.count}`}</span>{" "}
            {rating.count < fewRatingsBelow && <Tag tone="caution">few ratings</Tag>}
          </p>
          <ScoreTable kind={kind} given={rating.scores} />
        </>
      )}
    </section>
  );
}
