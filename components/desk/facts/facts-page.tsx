import { FaultSummary } from "#components/forms/plain-form.tsx";
import { AwayNotice } from "#components/page/away-notice.tsx";
import { each } from "#components/ui/each.ts";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/words/use-words.ts";
import { casePath } from "#lib/backoffice/desk/open/paths.ts";
import type { CountryDesk } from "#lib/domains/fact-edits/index.ts";
import { factFilters, type FactsQuery, factParts } from "#lib/domains/fact-edits/open/facts-query.ts";
import { countryFactsPath, factsPath, type DecideAction } from "#lib/domains/fact-edits/open/paths.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { Member } from "#lib/domains/members/index.ts";
import { dateFormat } from "#lib/platform/words/open/formats.ts";
import { EditList, mayRefuse } from "./edit-list.tsx";
import { FactForm, type ChosenFact, FactRows } from "./fact-rows.tsx";
import { DeskFrame } from "../desk-frame.tsx";

type Props = {
  member: Pick<Member, "email" | "role">;
  query: FactsQuery & { country: string };
  /** Undefined while the database is unavailable. */
  desk: CountryDesk | undefined;
  chosen: ChosenFact | undefined;
  /** The rejected submission from this page, if any. */
  state: FormState | undefined;
  /** The same for a refusal, whose form is beside its proposal. */
  refused: FormState | undefined;
  /** The operation that was just done. */
  done: DecideAction | "propose" | undefined;
};

/** The facts of one country, field by field, with the proposals for them and the reports of visitors. */
export function FactsPage({ member, query, desk, chosen, state, refused, done }: Props) {
  const words = useWords("facts");
  const isDrawn = desk?.edits.some((edit) => mayRefuse(edit) && edit.id === refused?.typed["id"]?.[0]);
  return (
    <DeskFrame
      member={member}
      path={factsPath}
      title={desk ? words("titleOf", { country: desk.name }) : words("title")}
    >
      <a className="link form-back" href={factsPath}>
        {words("back")}
      </a>
      {!chosen && <FaultSummary state={isDrawn ? state : (state ?? refused)} />}
      {done && (
        <Notice tone="good">
          <p role="status">{words(`done.${done}`)}</p>
        </Notice>
      )}
      {desk ? (
        <div className="desk">
          {chosen && <FactForm desk={desk} query={query} chosen={chosen} state={state} />}
          <section id="proposals" aria-labelledby="proposals-title" className="grid gap-4">
            <h2 id="proposals-title" className="text-xl">
              {words("proposals")}
            </h2>
            <EditList edits={desk.edits} refused={refused} />
          </section>
          <Reports desk={desk} />
          <section aria-labelledby="facts-title" className="grid gap-4">
            <h2 id="facts-title" className="text-xl">
              {words("rows")}
            </h2>
            <Parts query={query} />
            <FactRows desk={desk} query={query} />
          </section>
        </div>
      ) : (
        <AwayNotice />
      )}
    </DeskFrame>
  );
}

/** The parts of the record, and two filters across all parts: facts that are too old, and facts with a dead link. */
function Parts({ query: { country, part, only } }: { query: Props["query"] }) {
  const words = useWords("facts");
  return (
    <nav aria-label={words("parts")} className="tab-list">
      {each(factFilters, (one) => (
        <a
          href={`${countryFactsPath(country, { only: one })}#facts-title`}
          aria-current={one === only ? "page" : undefined}
        >
          {words(`filter.${one}`)}
        </a>
      ))}
      {each(factParts, (one) => (
        <a
          href={`${countryFactsPath(country, { part: one })}#facts-title`}
          aria-current={!only && one === part ? "page" : undefined}
        >
          {words(`part.${one}`)}
        </a>
      ))}
    </nav>
  );
}

/** Unanswered reports of visitors, each with a link to the queue. */
function Reports({ desk: { reports } }: { desk: CountryDesk }) {
  const words = useWords("facts");
  const day = dateFormat({ dateStyle: "medium", timeZone: "UTC" }, words.locale);
  return (
    <section id="reports" aria-labelledby="reports-title" className="grid gap-4">
      <h2 id="reports-title" className="text-xl">
        {words("reports")}
      </h2>
      {reports.length === 0 ? (
        <p className="text-muted">{words("reports.none")}</p>
      ) : (
        <ul className="form-list">
          {each(reports, ({ reference, dueAt }) => (
            <li>
              <a className="link" href={casePath(reference)} translate="no">
                {reference}
              </a>{" "}
              <span className="text-muted">{words("reports.due", { date: day.format(dueAt) })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
