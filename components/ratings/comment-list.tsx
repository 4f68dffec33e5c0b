import { Button } from "#components/ui/button.tsx";
import { each } from "#components/ui/each.ts";
import { dateWords } from "#lib/data/countries/words/open/guide-words.ts";
import type { ShownComment } from "#lib/domains/ratings/index.ts";
import { listedComments } from "#lib/domains/ratings/open/limits.ts";
import { useWords } from "#components/words/use-words.ts";

type Props = { slug: string; comments: readonly ShownComment[] };

/** Published comments, newest first. A moderator sees a button beside each. */
export function CommentList({ slug, comments }: Props) {
  const said = useWords("leaf");
  if (comments.length === 0)
    return <p className="rating-none">None yet. A comment stands here once a moderator has read it.</p>;
  return (
    <>
      <ol className="rating-comments">
        {each(comments, ({ kind, score, words, month, id }) => (
          <li className="card">
            <p>
              <strong>{`${said(`ratings.kind.${kind}`)}: ${score} of 5`}</strong>{" "}
              <time dateTime={month}>{dateWords(month)}</time>
            </p>
            <blockquote dir="auto">{words}</blockquote>
            {id && <Remove slug={slug} id={id} />}
          </li>
        ))}
      </ol>
      {comments.length === listedComments && (
        <p className="rating-none">{`These are the newest ${listedComments}.`}</p>
      )}
    </>
  );
}

function Remove({ slug, id }: { slug: string; id: string }) {
  return (
    <form method="post" action="/api/admin/moderation">
      <input type="hidden" name="about" value="rating" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="country" value={slug} />
      <Button variant="danger" name="decision" value="remove">
        Remove<span className="sr-only"> this comment</span>
      </Button>
    </form>
  );
}
