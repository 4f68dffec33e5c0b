import { PlainForm } from "#components/forms/plain-form.tsx";
import { Button } from "#components/ui/button.tsx";
import { SelectControl, TextControl, type Option } from "#components/ui/controls.tsx";
import { each } from "#components/ui/each.ts";
import { srOnly } from "#components/ui/sr-only.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { Queue } from "#lib/backoffice/desk/index.ts";
import { knownLabelsId } from "#lib/backoffice/desk/open/actions.ts";
import { viewCall, viewPath, viewRemovalCall, queuePath } from "#lib/backoffice/desk/open/paths.ts";
import { keptSearch, viewFields } from "#lib/backoffice/desk/open/views.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import type { CaseKind } from "#lib/domains/cases/open/kinds.ts";
import { writeLabels, longestLabel } from "#lib/domains/cases/open/labels.ts";
import { caseAges, type QueueQuery } from "#lib/domains/cases/open/queue-query.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { Colleague } from "#lib/domains/members/index.ts";

type KnownLabelsProps = {
  labels: readonly string[];
  /**
   * Labels already in a field for several. A browser completes the whole field, so every suggestion starts with them.
   */
  beside?: readonly string[];
};

/** Autocomplete suggestions: the labels in use. */
export function KnownLabels({ labels, beside = [] }: KnownLabelsProps) {
  const others = labels.filter((label) => !beside.includes(label));
  return (
    <datalist id={knownLabelsId}>
      {each(others, (label) => (
        <option value={writeLabels([...beside, label])} />
      ))}
    </datalist>
  );
}

type SavedViewsProps = {
  views: Queue["views"];
  /** The current query string of the page. */
  search: string;
  /** The rejected name, if any. */
  state: FormState | undefined;
};

/** The member's saved views of the queue: links to them, and forms to save and delete one. */
export function SavedViews({ views, search, state }: SavedViewsProps) {
  const words = useWords("desk-tools");
  const kept = keptSearch(search);
  const isKept = views.some((view) => view.search === kept);
  const canKeep = kept !== "" && !isKept;
  if (views.length === 0 && !canKeep && !state) return null;
  return (
    <div className="desk-views">
      {views.length > 0 && (
        <nav aria-label={words("view.label")} className="tab-list">
          {each(views, (view) => (
            <a href={viewPath(view.search)} aria-current={view.search === search ? "page" : undefined}>
              {view.name}
            </a>
          ))}
        </nav>
      )}
      <details open={state !== undefined}>
        <summary>{words(canKeep ? "view.keep" : "view.change")}</summary>
        <div className="desk-action">
          {(canKeep || state) && (
            <PlainForm
              action={viewCall}
              fields={viewFields}
              prefix="view-"
              hidden={{ view: search }}
              state={state}
              submitLabel={words("view.send")}
              variant="secondary"
            />
          )}
          {views.length > 0 && (
            <ul className="desk-kept">
              {each(views, ({ id, name }) => (
                <li>
                  <span>{name}</span>
                  <PlainForm
                    action={viewRemovalCall}
                    fields={[]}
                    hidden={{ id, view: search }}
                    submitLabel={words.rich("view.remove", {
                      name,
                      hidden: srOnly,
                    })}
                    variant="secondary"
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      </details>
    </div>
  );
}

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
  const fieldWords = useWords("fields").pick("error", "optional");
  const { name, label, any, value = "", options } = props;
  return (
    <SelectControl
      fieldWords={fieldWords}
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
  const fieldWords = useWords("fields").pick("error", "optional");
  return (
    <form method="get" action={queuePath} className="desk-filter" aria-label={words("queue.filter")}>
      {query.state !== "open" && <input type="hidden" name="state" value={query.state} />}
      <div className="desk-search">
        <TextControl
          fieldWords={fieldWords}
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
            fieldWords={fieldWords}
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
