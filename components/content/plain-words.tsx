import { each } from "#components/ui/each.ts";
import type { Page } from "#lib/data/content/types.ts";
import { dateWords } from "#lib/data/countries/words/open/guide-words.ts";

/**
 * The plain-language summary of a policy or legal text, its version, and the note that no lawyer has reviewed it yet.
 */
export function PlainWords({ version, since, summary }: NonNullable<Page["document"]>) {
  return (
    <section className="plain-words" aria-labelledby="plain-words">
      <h2 id="plain-words">In plain words</h2>
      <ul>
        {each(summary, (item) => (
          <li>{item}</li>
        ))}
      </ul>
      <p>
        Version {version}, since <time dateTime={since}>{dateWords(since)}</time>. To be reviewed by counsel
        before launch.
      </p>
    </section>
  );
}
