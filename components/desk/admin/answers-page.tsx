import { PlainForm } from "#components/forms/plain-form.tsx";
import { AwayNotice } from "#components/page/away-notice.tsx";
import { Moment } from "#components/page/moment.tsx";
import { Panel } from "#components/page/panel.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { each } from "#components/ui/each.ts";
import { Tag } from "#components/ui/tag.tsx";
import { useWords } from "#components/words/use-words.ts";
import { may } from "#lib/data/access/open/policy.ts";
import { leastInAll, leastInWeek } from "#lib/data/retention/open/periods.ts";
import { factsPath } from "#lib/domains/fact-edits/open/paths.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { Member } from "#lib/domains/members/index.ts";
import type { StoredMode, Verdicts } from "#lib/domains/navigator/index.ts";
import { modeFields } from "#lib/domains/navigator/mode/open/fields.ts";
import { modeCall, answersPath } from "#lib/domains/navigator/mode/open/paths.ts";
import type { Misses } from "#lib/services/search/index.ts";
import { DeskFrame } from "../desk-frame.tsx";

type ModeSwitchProps = {
  stored: StoredMode;
  /** Whether a model that may reword answers is configured. */
  hasModel: boolean;
  maySwitch: boolean;
  state: FormState | undefined;
};

const tones = { on: "good", "own-words": "info", off: "danger" } as const;

/** The current mode of the navigator, who set it, when and why; for admins, the form that switches it. */
function ModeSwitch({ stored: { mode, version, set }, hasModel, maySwitch, state }: ModeSwitchProps) {
  const words = useWords("admin-answers");
  return (
    <Panel id="navigator" title={words("mode.title")}>
      <p>
        <Tag tone={tones[mode]}>{words(`field.mode.is.${mode}`)}</Tag> {words(`mode.says.${mode}`)}
      </p>
      <p>{words(hasModel ? "model.set" : "model.none")}</p>
      <p className="text-muted">
        {set
          ? words.rich(set.by ? "mode.setBy" : "mode.setAt", {
              at: <Moment at={set.at} />,
              by: set.by,
              why: set.why,
            })
          : words("mode.never")}
      </p>
      {maySwitch && (
        <PlainForm
          action={modeCall}
          fields={modeFields}
          hidden={{ version: String(version) }}
          state={state}
          submitLabel={words("send")}
          className="account-form admin-form"
        />
      )}
    </Panel>
  );
}

const searchFor = (words: string) => `/search?q=${encodeURIComponent(words)}`;

/** Searches without results, each with a link that repeats it, and how often it occurred in the last weeks. */
function EmptySearches({ misses: { listed, weeks } }: { misses: Misses }) {
  const words = useWords("admin-answers");
  const week = { label: words("misses.week") };
  return (
    <Panel
      id="misses"
      title={words("misses.title")}
      lead={words("misses.lead", { inWeek: leastInWeek, inAll: leastInAll })}
    >
      {listed.length === 0 ? (
        <p>{words("misses.none")}</p>
      ) : (
        <DataTable
          caption={words("misses.table")}
          columns={[
            { label: words("misses.words") },
            week,
            { label: words("misses.count"), numeric: true },
            { label: words("misses.inAll"), numeric: true },
          ]}
          rows={listed.map((miss) => [
            <a key="search" className="link" href={searchFor(miss.words)}>
              {miss.words}
            </a>,
            <Moment key="week" at={miss.week} day />,
            miss.count,
            miss.inAll,
          ])}
        />
      )}
      {weeks.length > 0 && (
        <DataTable
          caption={words("weeks.table")}
          columns={[
            week,
            { label: words("weeks.total"), numeric: true },
            { label: words("weeks.wordless"), numeric: true },
          ]}
          rows={weeks.map(({ week: monday, total, wordless }) => [
            <Moment key="week" at={monday} day />,
            total,
            wordless,
          ])}
        />
      )}
    </Panel>
  );
}

/** How many answers were judged right and wrong, and the latest wrong ones. */
function VerdictCounts({ verdicts: { right, wrong, latest } }: { verdicts: Verdicts }) {
  const words = useWords("admin-answers");
  return (
    <Panel id="verdicts" title={words("verdicts.title")} lead={words("verdicts.lead")}>
      <p>{words(right + wrong > 0 ? "verdicts.sum" : "verdicts.none", { right, wrong })}</p>
      {latest.length > 0 && (
        <>
          <h3 className="text-lg">{words("verdicts.latest")}</h3>
          <ul className="desk">
            {each(latest, (verdict) => (
              <Wrong verdict={verdict} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

/** The path of a citation, without its text fragment. */
const placeOf = (href: string): string => href.split(":~:")[0]?.replace(/#$/, "") ?? href;

function Wrong({ verdict: { href, label, at, cited, comment } }: { verdict: Verdicts["latest"][number] }) {
  const words = useWords("admin-answers");
  return (
    <li className="card desk-action">
      <p>
        <a className="link" href={href}>
          {label}
        </a>{" "}
        <span className="text-muted">
          <Moment at={at} />
        </span>
      </p>
      {comment && <blockquote className="quoted">{comment}</blockquote>}
      {cited.length > 0 && (
        <>
          <p>{words("verdicts.cited")}</p>
          <ul className="admin-faults">
            {each(cited, (place) => (
              <li>
                <a className="link admin-code" href={place}>
                  {placeOf(place)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}

type Props = {
  member: Pick<Member, "email" | "role">;
  /** Undefined while the database is unavailable, as are the two below. */
  mode: StoredMode | undefined;
  misses: Misses | undefined;
  verdicts: Verdicts | undefined;
  /** Whether a model that may reword answers is configured. */
  hasModel: boolean;
  /** The rejected submission from this page, if any. */
  state: FormState | undefined;
  /** Whether the mode was just switched. */
  isDone: boolean;
};

/** How search and navigator answer: the switch for admins, the verdicts on answers, and searches without results. */
export function AnswersPage({ member, mode, misses, verdicts, hasModel, state, isDone }: Props) {
  const words = useWords("admin-answers");
  const maySwitch = may(member.role, "navigator.switch");
  return (
    <DeskFrame
      column="desk"
      member={member}
      path={answersPath}
      title={words("page.title")}
      lead={words("page.lead")}
      done={isDone && !state ? words("done") : undefined}
      state={maySwitch && mode ? undefined : state}
    >
      {mode ? (
        <ModeSwitch stored={mode} hasModel={hasModel} maySwitch={maySwitch} state={state} />
      ) : (
        <AwayNotice />
      )}
      {verdicts && <VerdictCounts verdicts={verdicts} />}
      {misses && <EmptySearches misses={misses} />}
      <p>
        <a className="link" href={factsPath}>
          {words("toFacts")}
        </a>
      </p>
    </DeskFrame>
  );
}
