import { PlainForm } from "#components/forms/plain-form.tsx";
import { AwayNotice } from "#components/page/away-notice.tsx";
import { EmptyState } from "#components/page/empty-state.tsx";
import { ButtonLink } from "#components/ui/app-link.tsx";
import { Button } from "#components/ui/button.tsx";
import { SelectControl } from "#components/ui/controls.tsx";
import { each } from "#components/ui/each.ts";
import { useWords, type PageWords } from "#components/words/use-words.ts";
import type { Queue, QueuedCase } from "#lib/backoffice/desk/index.ts";
import { writeAction, writeRead } from "#lib/backoffice/desk/open/bulk.ts";
import { bulkPath, exportCall, queuePath, viewPath } from "#lib/backoffice/desk/open/paths.ts";
import { bulkActionsOf } from "#lib/backoffice/desk/open/rights.ts";
import { viewFormId } from "#lib/backoffice/desk/open/views.ts";
import { may } from "#lib/data/access/open/policy.ts";
import type { Role } from "#lib/data/access/open/visit.ts";
import { countIn, upToMost, queueSearch, type QueueQuery } from "#lib/domains/cases/open/queue-query.ts";
import { caseStates, type CaseKind } from "#lib/domains/cases/open/kinds.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { Colleague, Member } from "#lib/domains/members/index.ts";
import { csvSeparators } from "#lib/platform/text/csv-separators.ts";
import { dateFormat } from "#lib/platform/words/open/formats.ts";
import { KeysOfDesk } from "./keys-of-desk.tsx";
import { LiveQueue } from "./live-queue.tsx";
import { SavedViews, QueueFilter } from "./queue-filter.tsx";
import { QueueRows, type RowText } from "./queue-rows.tsx";
import { DeskFrame } from "./desk-frame.tsx";

type BulkBarProps = { role: Role; colleagues: readonly Colleague[] };

/** The bulk actions on the cases that are ticked in the surrounding form. A preview comes first. */
function BulkBar({ role, colleagues }: BulkBarProps) {
  const words = useWords("desk-tools");
  const queue = useWords("desk");
  const fieldWords = useWords("fields").pick("error", "optional");
  const actions = bulkActionsOf(role).filter((action) => action !== "assign");
  const assign = (to: string, label: string) => ({ value: writeAction("assign", to), label });
  return (
    <div className="desk-bulk">
      <SelectControl
        fieldWords={fieldWords}
        label={words("bulk.do")}
        name="do"
        options={[
          assign("me", words("bulk.assign.me")),
          assign("nobody", words("bulk.assign.nobody")),
          ...colleagues.map(({ id, email }) => assign(id, words("bulk.assign.to", { to: email }))),
          ...actions.map((action) => ({ value: writeAction(action), label: queue(`action.${action}`) })),
        ]}
      />
      <Button variant="secondary">{words("bulk.look")}</Button>
    </div>
  );
}

type Props = {
  member: Pick<Member, "email" | "role">;
  query: QueueQuery;
  kinds: readonly CaseKind[];
  /** Undefined while the database is unavailable. */
  queue: Queue | undefined;
  /** The rejected submission from this page, if any. */
  state: FormState | undefined;
};

const at = (query: QueueQuery) => viewPath(queueSearch(query));

/** All cases, for staff: by due date, with late ones at the top. */
export function QueuePage({ member, query, kinds, queue, state }: Props) {
  const words = useWords("desk");
  return (
    <DeskFrame
      member={member}
      path={queuePath}
      title={words("queue.title")}
      state={state}
      isDrawn={state?.form === viewFormId}
    >
      {queue ? (
        <Found
          role={member.role}
          query={query}
          kinds={kinds}
          queue={queue}
          named={state?.form === viewFormId ? state : undefined}
        />
      ) : (
        <AwayNotice />
      )}
    </DeskFrame>
  );
}

type FoundProps = Pick<Props, "query" | "kinds"> & {
  role: Role;
  queue: Queue;
  /** The rejected name of a view, if any. */
  named: FormState | undefined;
};

function Found({ role, query, kinds, queue, named }: FoundProps) {
  const words = useWords("desk");
  const tools = useWords("desk-tools");
  const talk = useWords("desk-talk");
  const { cases, next, counts, colleagues, labels, views } = queue;
  const search = queueSearch(query);
  const day = dateFormat({ dateStyle: "medium", timeZone: "UTC" }, words.locale);
  const { after, ...first } = query;
  const sum = (of: "count" | "late") => counts.reduce((all, row) => all + row[of], 0);
  const late = sum("late");
  return (
    <div className="desk">
      <KeysOfDesk on="queue" />
      {kinds.includes("enquiry") && (
        <LiveQueue
          href={viewPath(search)}
          words={{ show: talk("news.show"), count: talk.forms("news.count"), locale: talk.locale }}
        />
      )}
      <div className="desk-found">
        {query.text ? (
          <p role="status">{words("queue.found", upToMost(sum("count")))}</p>
        ) : (
          <nav aria-label={words("queue.states")} className="tab-list">
            {each(caseStates, (state) => (
              <a href={at({ ...first, state })} aria-current={state === query.state ? "page" : undefined}>
                {words(`state.${state}`)}{" "}
                <span className="desk-count">{words("queue.count", upToMost(countIn(counts, state)))}</span>
              </a>
            ))}
          </nav>
        )}
        {late > 0 && !query.text && (
          <a className="desk-late" href={at({ state: "open", kind: query.kind, age: "late" })}>
            {words("queue.late", upToMost(late))}
          </a>
        )}
        {queueSearch({ ...first, state: "open" }) && (
          <a className="link" href={queuePath}>
            {words("queue.clear")}
          </a>
        )}
      </div>
      <QueueFilter query={query} kinds={kinds} colleagues={colleagues} labels={labels} />
      <SavedViews views={views} search={search} state={named} />
      {cases.length > 0 ? (
        <form method="get" action={bulkPath} className="desk" aria-label={tools("bulk.title")}>
          <input type="hidden" name="view" value={search} />
          <QueueRows
            rows={cases.map((row) => rowText(row, words, day))}
            words={{
              pick: tools.pick("bulk.pick")["bulk.pick"],
              news: words("queue.news"),
              unassigned: words("queue.unassigned"),
            }}
          />
          <BulkBar role={role} colleagues={colleagues} />
        </form>
      ) : (
        <EmptyState title={words("queue.empty")} pattern="adire">
          <p>{words("queue.emptyText")}</p>
        </EmptyState>
      )}
      {(after || next) && (
        <p className="page-actions">
          {next && <ButtonLink href={at({ ...first, after: next })}>{words("queue.next")}</ButtonLink>}
          {after && (
            <ButtonLink variant="secondary" href={at(first)}>
              {words("queue.first")}
            </ButtonLink>
          )}
        </p>
      )}
      {cases.length > 0 && may(role, "case.export") && (
        <details>
          <summary>{tools("export.title")}</summary>
          <div className="desk-action">
            <p>{tools("export.about")}</p>
            {csvSeparators.map((separator) => (
              <PlainForm
                key={separator}
                action={exportCall}
                fields={[]}
                hidden={{ view: search, separator }}
                submitLabel={tools(`export.send.${separator}`)}
                variant="secondary"
              />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

/** `day` is created once for all rows, because a formatter is expensive to create. */
function rowText(row: QueuedCase, words: PageWords<"desk">, day: Intl.DateTimeFormat): RowText {
  const { reference, title, kind, state, country, dueAt, isLate, assignee, hasNews, labels } = row;
  return {
    reference,
    read: writeRead(row),
    title,
    about: [words(`kind.${kind}`), country].filter(Boolean).join(" · "),
    due:
      state === "done"
        ? words("queue.closedOn")
        : words(isLate ? "queue.wasDue" : "queue.due", { date: day.format(dueAt) }),
    isLate,
    hasNews,
    labels,
    who: assignee,
  };
}
