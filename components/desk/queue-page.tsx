import { AwayNotice } from "#components/page/away-notice.tsx";
import { EmptyState } from "#components/page/empty-state.tsx";
import { MemberFrame } from "#components/page/member-frame.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { each } from "#components/ui/each.ts";
import { Tag } from "#components/ui/tag.tsx";
import { useWords } from "#components/words/use-words.ts";
import { caseStates, type CaseKind, type CaseState } from "#lib/cases/open/kinds.ts";
import { queueSearch, type QueueQuery } from "#lib/cases/open/queue-query.ts";
import type { Queue, QueuedCase } from "#lib/desk/index.ts";
import { casePath, queuePath } from "#lib/desk/open/paths.ts";
import type { Member } from "#lib/members/index.ts";
import { dateFormat } from "#lib/words/open/formats.ts";
import { DeskNav } from "./desk-nav.tsx";
import { QueueFilter } from "./queue-filter.tsx";

type Props = {
  member: Pick<Member, "email" | "role">;
  query: QueueQuery;
  kinds: readonly CaseKind[];
  /** Undefined while the database is away. */
  queue: Queue | undefined;
};

const at = (query: QueueQuery) => {
  const search = queueSearch(query);
  return search ? (`${queuePath}?${search}` as const) : queuePath;
};

/** Everything that was sent, for staff: by the day it is due, what is late on top. */
export function QueuePage({ member, query, kinds, queue }: Props) {
  const words = useWords("desk");
  return (
    <MemberFrame
      path={queuePath}
      title={words("queue.title")}
      email={member.email}
      nav={<DeskNav role={member.role} current={queuePath} />}
    >
      {queue ? <Found query={query} kinds={kinds} queue={queue} /> : <AwayNotice />}
    </MemberFrame>
  );
}

function Found({ query, kinds, queue }: { query: QueueQuery; kinds: readonly CaseKind[]; queue: Queue }) {
  const words = useWords("desk");
  const { cases, next, counts, colleagues } = queue;
  const day = dateFormat({ dateStyle: "medium", timeZone: "UTC" }, words.locale);
  const { after, ...first } = query;
  const named = counts.filter(({ kind }) => !query.kind || kind === query.kind);
  const sum = (rows: Queue["counts"], of: "count" | "late") => rows.reduce((all, row) => all + row[of], 0);
  const inState = (state: CaseState) => named.filter((row) => row.state === state);
  const late = sum(named, "late");
  return (
    <div className="desk">
      <div className="desk-found">
        {query.text ? (
          <p role="status">{words("queue.found", { count: sum(named, "count") })}</p>
        ) : (
          <nav aria-label={words("queue.states")} className="tab-list">
            {each(caseStates, (state) => (
              <a href={at({ ...first, state })} aria-current={state === query.state ? "page" : undefined}>
                {words(`state.${state}`)} <span className="desk-count">{sum(inState(state), "count")}</span>
              </a>
            ))}
          </nav>
        )}
        {late > 0 && !query.text && (
          <a className="desk-late" href={at({ state: "open", kind: query.kind, age: "late" })}>
            {words("queue.late", { count: late })}
          </a>
        )}
        {queueSearch({ ...first, state: "open" }) && (
          <a className="link" href={queuePath}>
            {words("queue.clear")}
          </a>
        )}
      </div>
      <QueueFilter query={query} kinds={kinds} colleagues={colleagues} />
      {cases.length > 0 ? (
        <ol className="account-rows desk-rows">
          {each(cases, (one) => (
            <Row row={one} day={day} />
          ))}
        </ol>
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
    </div>
  );
}

/** `day` is made once for all rows: a formatter is dear to make. */
function Row({ row, day }: { row: QueuedCase; day: Intl.DateTimeFormat }) {
  const words = useWords("desk");
  const { reference, title, kind, state, country, dueAt, isLate, assignee, hasNews } = row;
  return (
    <li>
      <div>
        <a href={casePath(reference)}>{title}</a>
        <small>
          <span className="desk-reference">{reference}</span> · {words(`kind.${kind}`)}
          {country && ` · ${country}`}
        </small>
      </div>
      <div className="desk-marks">
        {hasNews && <Tag tone="info">{words("queue.news")}</Tag>}
        {state === "done" ? (
          <span className="text-muted">{words("queue.closedOn")}</span>
        ) : isLate ? (
          <Tag tone="danger">{words("queue.wasDue", { date: day.format(dueAt) })}</Tag>
        ) : (
          <span className="text-muted">{words("queue.due", { date: day.format(dueAt) })}</span>
        )}
      </div>
      <div className="desk-who">
        {assignee ?? <span className="text-muted">{words("queue.unassigned")}</span>}
      </div>
    </li>
  );
}
