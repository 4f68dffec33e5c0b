import { AnswersView } from "#components/forms/steps/answers-view.tsx";
import { FaultSummary } from "#components/forms/plain-form.tsx";
import { Moment } from "#components/page/moment.tsx";
import { each } from "#components/ui/each.ts";
import { Notice } from "#components/ui/notice.tsx";
import { srOnly } from "#components/ui/sr-only.tsx";
import { Tag } from "#components/ui/tag.tsx";
import { useWords } from "#components/words/use-words.ts";
import { queueSearch } from "#lib/domains/cases/open/queue-query.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import type { WholeCase } from "#lib/backoffice/desk/index.ts";
import type { PendingAction } from "#lib/backoffice/desk/open/actions.ts";
import { caseRoot, casePath, queuePath, viewPath } from "#lib/backoffice/desk/open/paths.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import { uploadsPath } from "#lib/services/uploads/open/limits.ts";
import type { Colleague, Member } from "#lib/domains/members/index.ts";
import { CaseActions, type Beginning } from "./case-actions.tsx";
import { CaseSide } from "./case-side.tsx";
import { CaseTimeline } from "./case-timeline.tsx";
import { KeysOfDesk } from "./keys-of-desk.tsx";
import { TalkPanel } from "./talk/talk-panel.tsx";
import { DeskFrame } from "./desk-frame.tsx";

type Props = {
  member: Pick<Member, "id" | "email" | "role">;
  whole: WholeCase;
  colleagues: readonly Colleague[];
  titles: ReadonlyMap<string, string>;
  chosen: PendingAction | undefined;
  /** Prefills for an answer. */
  beginning: Beginning;
  /** The rejected submission from this page, if any. */
  state: FormState | undefined;
  noted: FormState | undefined;
  labelled: FormState | undefined;
  /** The rejected message to the live conversation, if any. */
  talked: FormState | undefined;
};

const tones = { open: "caution", waiting: "info", done: "neutral" } as const;

/** One case: what was sent, its history, and the actions on it. */
export function CasePage(props: Props) {
  const { member, whole, colleagues, titles, chosen, beginning, state, talked, ...aside } = props;
  const words = useWords("desk");
  const { row, conversation, content } = whole;
  return (
    <DeskFrame member={member} path={caseRoot} title={whole.title}>
      <a className="link form-back" href={queuePath}>
        {words("case.back")}
      </a>
      <KeysOfDesk on="case" />
      {!chosen && <FaultSummary state={state} />}
      <div className="account-grid">
        <div className="account-column">
          {row.mergedInto && (
            <Notice tone="info">
              <p>
                {words.rich("case.mergedInto", {
                  link: (
                    <a className="link" href={casePath(row.mergedInto.reference)} translate="no">
                      {row.mergedInto.reference}
                    </a>
                  ),
                })}
              </p>
            </Notice>
          )}
          <section aria-label={words("case.written")} className="grid gap-4">
            <Marks whole={whole} />
            {each(content.texts, (text) => (
              <blockquote className="quoted" dir="auto">
                {text}
              </blockquote>
            ))}
          </section>
          {conversation && (
            <TalkPanel
              whole={whole}
              talk={conversation}
              beginning={chosen === "reply" ? undefined : beginning}
              state={talked}
            />
          )}
          <CaseActions whole={whole} chosen={chosen} beginning={beginning} state={state} />
          <section aria-labelledby="sent-title" className="grid gap-4">
            <h2 id="sent-title" className="text-xl">
              {words("case.sent")}
            </h2>
            {content.steps && <AnswersView level={3} steps={content.steps} />}
            <Summary whole={whole} />
            <Files whole={whole} />
          </section>
          <section aria-labelledby="timeline-title" className="grid gap-4">
            <h2 id="timeline-title" className="text-xl">
              {words("case.timeline")}
            </h2>
            <CaseTimeline whole={whole} />
          </section>
        </div>
        <CaseSide whole={whole} memberId={member.id} colleagues={colleagues} titles={titles} {...aside} />
      </div>
    </DeskFrame>
  );
}

/** Whose turn it is, the kind of case, and warnings. */
function Marks({ whole: { row } }: { whole: WholeCase }) {
  const words = useWords("desk");
  const isLate = row.state !== "done" && row.dueAt < new Date();
  return (
    <div className="desk-marks">
      <Tag tone={tones[row.state]}>{words(`state.${row.state}`)}</Tag>
      <Tag>{words(`kind.${row.kind}`)}</Tag>
      {isLate && <Tag tone="danger">{words("queue.age.late")}</Tag>}
      {row.hasNews && <Tag tone="info">{words("queue.news")}</Tag>}
      {each(row.labels, (label) => (
        <a className="tag desk-label" href={viewPath(queueSearch({ state: "open", label }))}>
          {words.rich("case.labelled", { label, hidden: srOnly })}
        </a>
      ))}
      <span className="desk-reference" translate="no">
        {row.reference}
      </span>
    </div>
  );
}

function Summary({ whole: { row, content } }: { whole: WholeCase }) {
  const words = useWords("desk");
  const country = row.countrySlug ? findCountry(row.countrySlug)?.name : undefined;
  const state = words(`state.${row.state}`);
  return (
    <dl className="answers">
      {content.status !== state && (
        <div>
          <dt>{words("fact.stands")}</dt>
          <dd>{content.status}</dd>
        </div>
      )}
      {row.kind !== "comment" && (
        <div>
          <dt>{words("fact.sender")}</dt>
          <dd>
            {content.name && `${content.name}, `}
            {content.email ?? words("fact.noSender")}
          </dd>
        </div>
      )}
      {country && (
        <div>
          <dt>{words("fact.country")}</dt>
          <dd>{country}</dd>
        </div>
      )}
      <div>
        <dt>{words("fact.filed")}</dt>
        <dd>
          <Moment at={row.filedAt} />
        </dd>
      </div>
      {row.state !== "done" && (
        <div>
          <dt>{words("fact.due")}</dt>
          <dd>
            <Moment at={row.dueAt} day />
          </dd>
        </div>
      )}
      <div>
        <dt>{words("fact.assigned")}</dt>
        <dd>{row.assignee?.email ?? words("queue.unassigned")}</dd>
      </div>
      {each(content.facts, ({ label, value, href }) => (
        <div>
          <dt>{label}</dt>
          <dd>
            {href ? (
              <a className="link" href={href}>
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Files({ whole: { content } }: { whole: WholeCase }) {
  const words = useWords("desk");
  if (content.files.length === 0) return null;
  return (
    <>
      <h3 className="text-lg">{words("case.files")}</h3>
      <ul className="form-list">
        {each(content.files, ({ id, name, state }) => (
          <li>
            {state === "clean" || state === "unscanned" ? (
              <>
                <a className="link" href={`${uploadsPath}/${id}`}>
                  {name}
                </a>
                {state === "unscanned" && ` (${words("file.unscanned")})`}
              </>
            ) : (
              `${name}: ${words(`file.state.${state}`)}`
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
