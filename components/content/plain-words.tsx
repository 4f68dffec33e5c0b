import { each } from "#components/ui/each.ts";
import type { Page } from "#lib/content/types.ts";
import { dateWords } from "#lib/countries/words/open/guide-words.ts";

/** What a policy or legal text says in plain words, its version and that no lawyer has seen it yet. */
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
