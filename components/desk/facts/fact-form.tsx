import { PlainForm } from "#components/forms/plain-form.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { CountryDesk } from "#lib/domains/fact-edits/index.ts";
import type { FactsQuery } from "#lib/domains/fact-edits/open/facts-query.ts";
import { countryFactsPath, proposeCall } from "#lib/domains/fact-edits/open/paths.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { Field } from "#lib/domains/fields/open/fields.ts";
import { SaidValues } from "./said-values.tsx";

export type ChosenFact = NonNullable<CountryDesk["chosen"]> & { fields: readonly Field[] };

type Props = {
  desk: CountryDesk;
  query: FactsQuery;
  chosen: ChosenFact;
  /** The rejected submission of the form, if any. */
  state: FormState | undefined;
};

/** The form of a change, filled with the current values of the fact. */
export function FactForm({ desk: { slug }, query: { part, only }, chosen, state }: Props) {
  const words = useWords("facts");
  const { fact, typed, fields } = chosen;
  const title = words("form.title", { fact: fact.title });
  return (
    <section id="change" aria-labelledby="change-title" className="card desk-action">
      <h2 id="change-title" className="text-xl">
        {title}
      </h2>
      <p className="text-muted">{words("form.about")}</p>
      <div>
        <h3 className="fact-title">{words("form.now")}</h3>
        <SaidValues values={fact.values} none={words("noData")} />
      </div>
      <PlainForm
        action={proposeCall(slug, fact.path)}
        fields={fields}
        state={state ?? { typed, faults: {} }}
        submitLabel={words("form.send")}
        className="form-page grid gap-6"
      />
      <a className="link form-back" href={countryFactsPath(slug, only ? { only } : { part })}>
        {words("form.cancel")}
      </a>
    </section>
  );
}
