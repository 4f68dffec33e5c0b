import { AwayNotice } from "#components/page/away-notice.tsx";
import { useWords } from "#components/words/use-words.ts";
import { factsPath } from "#lib/domains/fact-edits/open/paths.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { Member } from "#lib/domains/members/index.ts";
import { may } from "#lib/data/access/open/policy.ts";
import type { StoredMode, Verdicts } from "#lib/domains/navigator/index.ts";
import { answersPath } from "#lib/domains/navigator/mode/open/paths.ts";
import type { Misses } from "#lib/services/search/index.ts";
import { MachineFrame } from "./machine-frame.tsx";
import { ModeSwitch } from "./mode-switch.tsx";
import { SearchMisses } from "./search-misses.tsx";
import { VerdictCounts } from "./verdict-counts.tsx";

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
    <MachineFrame
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
      {misses && <SearchMisses misses={misses} />}
      <p>
        <a className="link" href={factsPath}>
          {words("toFacts")}
        </a>
      </p>
    </MachineFrame>
  );
}
