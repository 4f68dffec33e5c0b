import { Moment } from "#components/page/moment.tsx";
import { each } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";
import type { CaseEvent } from "#lib/domains/cases/index.ts";
import { isPendingAction } from "#lib/backoffice/desk/open/actions.ts";
import type { ContentEvent, WholeCase } from "#lib/backoffice/desk/index.ts";

type Shown = {
  at: Date;
  what: string;
  by?: string | undefined;
  words?: string | undefined;
  isNote?: boolean;
};

/** Messages of a live conversation are shown in the conversation instead. */
const isMessage = ({ kind }: CaseEvent): boolean => kind === "written" || kind === "replied";

/** The history of a case, from its domain and from the desk, oldest first. */
export function CaseTimeline({ whole: { row, conversation, content, events } }: { whole: WholeCase }) {
  const words = useWords("desk");

  function titleOf({ kind, to, detail }: CaseEvent): string {
    const { into, from, action = "", added, removed } = detail;
    switch (kind) {
      case "assigned":
        return to ? words("event.assigned", { to }) : words("event.unassigned");
      case "merged":
        return into ? words("event.mergedInto", { into }) : words("event.mergedFrom", { from });
      case "labelled":
        if (!removed) return words("event.labelled", { added });
        return added ? words("event.relabelled", { added, removed }) : words("event.unlabelled", { removed });
      case "passed_on":
        return words("event.passed_on", { count: Number(detail["count"] ?? 0) });
      case "failed":
        return words("event.failed", {
          action: isPendingAction(action) ? words(`action.${action}`) : action,
        });
      default:
        return words(`event.${kind}`);
    }
  }

  const shownEvents = conversation ? events.filter((event) => !isMessage(event)) : events;
  const ofDesk = shownEvents.map((event): Shown => {
    const { kind, at, by, words: text } = event;
    return { at, what: titleOf(event), by, words: text, isNote: kind === "noted" || kind === "closed" };
  });
  const ofDomain = content.events.map((event: ContentEvent): Shown => event);
  const isFiledThere = content.events[0] !== undefined && content.steps !== undefined;
  const filed: Shown[] = isFiledThere ? [] : [{ at: row.filedAt, what: words("event.filed") }];
  const shown = [...filed, ...ofDomain, ...ofDesk].toSorted(
    (one, other) => one.at.getTime() - other.at.getTime(),
  );
  return (
    <ol className="status-line">
      {each(shown, ({ at, what, by, words: text, isNote }) => (
        <li>
          <p>
            <strong>{what}</strong>{" "}
            <span className="text-muted">
              {by && `${words("event.by", { by })} · `}
              <Moment at={at} />
            </span>
          </p>
          {text && <blockquote className={isNote ? "desk-note" : undefined}>{text}</blockquote>}
        </li>
      ))}
    </ol>
  );
}
