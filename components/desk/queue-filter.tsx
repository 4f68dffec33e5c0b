import { Button } from "#components/ui/button.tsx";
import { SelectControl, TextControl } from "#components/ui/controls.tsx";
import { useWords } from "#components/words/use-words.ts";
import { caseAges, type QueueQuery } from "#lib/cases/open/queue-query.ts";
import type { CaseKind } from "#lib/cases/open/kinds.ts";
import { listCountries } from "#lib/countries/index.ts";
import type { Colleague } from "#lib/members/index.ts";
import { queuePath } from "#lib/desk/open/paths.ts";

type Props = {
  query: QueueQuery;
  kinds: readonly CaseKind[];
  colleagues: readonly Colleague[];
};

/** What of the queue is shown: a form that asks by its address, so that a view is a link. */
export function QueueFilter({ query, kinds, colleagues }: Props) {
  const words = useWords("desk");
  const said = useWords("fields").pick("error", "optional");
  const option = (value: string, label: string) => ({ value, label });
  return (
    <form method="get" action={queuePath} className="desk-filter" aria-label={words("queue.filter")}>
      {query.state !== "open" && <input type="hidden" name="state" value={query.state} />}
      <div className="desk-search">
        <TextControl
          said={said}
          label={words("queue.text")}
          name="q"
          defaultValue={query.text}
          maxLength={254}
          autoComplete="off"
        />
        <Button variant="secondary">{words("queue.go")}</Button>
      </div>
      <details open={Boolean(query.kind ?? query.country ?? query.age ?? query.who)}>
        <summary>{words("queue.filter")}</summary>
        <div className="desk-choices">
          <SelectControl
            said={said}
            label={words("queue.kind")}
            name="kind"
            defaultValue={query.kind ?? ""}
            options={[
              option("", words("queue.anyKind")),
              ...kinds.map((kind) => option(kind, words(`kind.${kind}`))),
            ]}
          />
          <SelectControl
            said={said}
            label={words("queue.country")}
            name="country"
            defaultValue={query.country ?? ""}
            options={[
              option("", words("queue.anyCountry")),
              ...listCountries().map(({ slug, name }) => option(slug, name)),
            ]}
          />
          <SelectControl
            said={said}
            label={words("queue.age")}
            name="age"
            defaultValue={query.age ?? ""}
            options={[
              option("", words("queue.anyAge")),
              ...caseAges.map((age) => option(age, words(`queue.age.${age}`))),
            ]}
          />
          <SelectControl
            said={said}
            label={words("queue.who")}
            name="who"
            defaultValue={query.who ?? ""}
            options={[
              option("", words("queue.anyone")),
              option("me", words("queue.me")),
              option("nobody", words("queue.nobody")),
              ...colleagues.map(({ id, email }) => option(id, email)),
            ]}
          />
        </div>
      </details>
    </form>
  );
}
