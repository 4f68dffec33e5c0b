import { Button } from "#components/ui/button.tsx";
import { SelectControl, TextControl, type Option } from "#components/ui/controls.tsx";
import { useWords } from "#components/words/use-words.ts";
import { caseAges, type QueueQuery } from "#lib/domains/cases/open/queue-query.ts";
import type { CaseKind } from "#lib/domains/cases/open/kinds.ts";
import { longestLabel } from "#lib/domains/cases/open/labels.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import type { Colleague } from "#lib/domains/members/index.ts";
import { knownLabelsId } from "#lib/backoffice/desk/open/actions.ts";
import { queuePath } from "#lib/backoffice/desk/open/paths.ts";
import { KnownLabels } from "./known-labels.tsx";

type Props = {
  query: QueueQuery;
  kinds: readonly CaseKind[];
  colleagues: readonly Colleague[];
  /** The labels in use. */
  labels: readonly string[];
};

const option = (value: string, label: string): Option => ({ value, label });

/** One filter: a select whose first option matches everything. */
function Choice(props: {
  name: string;
  label: string;
  any: string;
  value: string | undefined;
  options: readonly Option[];
}) {
  const said = useWords("fields").pick("error", "optional");
  const { name, label, any, value = "", options } = props;
  return (
    <SelectControl
      said={said}
      label={label}
      name={name}
      defaultValue={value}
      options={[option("", any), ...options]}
    />
  );
}

/** The filters of the queue: a GET form, so that a view is a link. */
export function QueueFilter({ query, kinds, colleagues, labels }: Props) {
  const words = useWords("desk");
  const said = useWords("fields").pick("error", "optional");
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
      <details open={Boolean(query.kind ?? query.country ?? query.age ?? query.who ?? query.label)}>
        <summary>{words("queue.filter")}</summary>
        <div className="desk-choices">
          <Choice
            name="kind"
            label={words("queue.kind")}
            any={words("queue.anyKind")}
            value={query.kind}
            options={kinds.map((kind) => option(kind, words(`kind.${kind}`)))}
          />
          <Choice
            name="country"
            label={words("queue.country")}
            any={words("queue.anyCountry")}
            value={query.country}
            options={listCountries().map(({ slug, name }) => option(slug, name))}
          />
          <Choice
            name="age"
            label={words("queue.age")}
            any={words("queue.anyAge")}
            value={query.age}
            options={caseAges.map((age) => option(age, words(`queue.age.${age}`)))}
          />
          <Choice
            name="who"
            label={words("queue.who")}
            any={words("queue.anyone")}
            value={query.who}
            options={[
              option("me", words("queue.me")),
              option("nobody", words("queue.nobody")),
              ...colleagues.map(({ id, email }) => option(id, email)),
            ]}
          />
          <TextControl
            said={said}
            label={words("queue.label")}
            name="label"
            defaultValue={query.label}
            maxLength={longestLabel}
            autoComplete="off"
            list={knownLabelsId}
          />
          <KnownLabels labels={labels} />
        </div>
      </details>
    </form>
  );
}
