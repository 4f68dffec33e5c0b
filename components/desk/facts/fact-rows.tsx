import { PlainForm } from "#components/forms/plain-form.tsx";
import { EmptyState } from "#components/page/empty-state.tsx";
import { each } from "#components/ui/each.ts";
import { ExternalLink } from "#components/ui/app-link.tsx";
import { Tag } from "#components/ui/tag.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { ValueText, CountryDesk, ShownFact } from "#lib/domains/fact-edits/index.ts";
import type { FactsQuery } from "#lib/domains/fact-edits/open/facts-query.ts";
import { unansweredBy, type LinkCheck } from "#lib/domains/fact-edits/open/link-check.ts";
import { countryFactsPath, proposeCall } from "#lib/domains/fact-edits/open/paths.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { Field } from "#lib/domains/fields/open/fields.ts";
import { dateFormat } from "#lib/platform/words/open/formats.ts";

/** The values of a fact with their labels, or the text `none` when there are none. */
export function FactValues({ values, none }: { values: readonly ValueText[]; none: string }) {
  if (values.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <dl className="fact-values">
      {each(values, ({ label, value }) => (
        <div>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export type ChosenFact = NonNullable<CountryDesk["chosen"]> & { fields: readonly Field[] };

type FactFormProps = {
  desk: CountryDesk;
  query: FactsQuery;
  chosen: ChosenFact;
  /** The rejected submission of the form, if any. */
  state: FormState | undefined;
};

/** The form of a change, filled with the current values of the fact. */
export function FactForm({ desk: { slug }, query: { part, only }, chosen, state }: FactFormProps) {
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
        <FactValues values={fact.values} none={words("noData")} />
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

type Props = { desk: CountryDesk; query: FactsQuery };

/** Facts with value, source, age and marks, each with a link to change it. */
export function FactRows({ desk: { slug, facts }, query: { part, only } }: Props) {
  const words = useWords("facts");
  if (facts.length === 0)
    return (
      <EmptyState title={words(`rows.empty.${only ?? "part"}`)} pattern="adire">
        <p>{words(`rows.emptyText.${only ?? "part"}`)}</p>
      </EmptyState>
    );
  return (
    <ol className="account-rows fact-rows">
      {each(facts, (fact) => (
        <Row
          fact={fact}
          href={countryFactsPath(slug, { ...(only ? { only } : { part }), fact: fact.path })}
        />
      ))}
    </ol>
  );
}

function Row({ fact, href }: { fact: ShownFact; href: string }) {
  const words = useWords("facts");
  const { title, values, year, isOld, isEditable, marks } = fact;
  return (
    <li>
      <div>
        <h3 className="fact-title">{title}</h3>
        <FactValues values={values} none={words("noData")} />
      </div>
      <div className="fact-source">
        <Sources fact={fact} />
        <Links fact={fact} />
        <div className="desk-marks">
          <span className="text-muted">{year ? words("year", { year: String(year) }) : words("noYear")}</span>
          {isOld && <Tag tone="caution">{words("isOld")}</Tag>}
          {each(marks, (mark) => (
            <Tag>{mark}</Tag>
          ))}
        </div>
      </div>
      {isEditable ? (
        <a href={`${href}#change`} aria-label={words("proposeFor", { fact: title })}>
          {words("propose")}
        </a>
      ) : (
        <small>{words("byFile")}</small>
      )}
    </li>
  );
}

function Sources({ fact: { sources } }: { fact: ShownFact }) {
  const words = useWords("facts");
  if (sources.length === 0) return <p className="text-muted">{words("noSource")}</p>;
  return (
    <ul>
      {each(sources, ({ title, url, check }) => (
        <li>
          {url ? <ExternalLink href={url}>{title}</ExternalLink> : title}
          {check && <Checked check={check} />}
        </li>
      ))}
    </ul>
  );
}

/** The URLs among the values of a fact, with the result of their last check. */
function Links({ fact: { links } }: { fact: ShownFact }) {
  if (links.length === 0) return null;
  return (
    <ul>
      {each(links, (check) => (
        <li>
          <ExternalLink href={check.url}>{new URL(check.url).host}</ExternalLink>
          <Checked check={check} />
        </li>
      ))}
    </ul>
  );
}

/** The result of the last check of a URL, with its date. */
function Checked({ check }: { check: LinkCheck }) {
  const words = useWords("facts");
  const { answer, status, movedTo, checkedAt } = check;
  const date = dateFormat({ dateStyle: "medium", timeZone: "UTC" }, words.locale).format(checkedAt);
  const isUnanswered = unansweredBy(check);
  const what = isUnanswered && answer === "refused" ? "failed" : answer;
  const text = words(`link.${what}`, {
    status: String(status),
    movedTo: movedTo ?? words("link.elsewhere"),
    date,
  });
  if (isUnanswered) return <Tag tone="caution">{text}</Tag>;
  return <small className="text-muted">{text}</small>;
}
