import type { ReactNode } from "react";
import { AwayNotice, EmptyState } from "#components/page/empty-state.tsx";
import { MemberFrame } from "#components/page/member-frame.tsx";
import { Panel } from "#components/page/panel.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { FaultSummary } from "#components/forms/plain-form.tsx";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { WaitingWords } from "#lib/backoffice/moderation/index.ts";
import { moderationPath } from "#lib/backoffice/moderation/open/paths.ts";
import type { WordsDecision } from "#lib/backoffice/moderation/schema.ts";
import { WordsList } from "./words-list.tsx";

type Props = {
  email: string;
  /** Navigation between the pages of the desk. */
  nav: ReactNode;
  words: { waiting: readonly WaitingWords[]; total: number } | undefined;
  /** The decision that was just made. */
  done: Pick<WordsDecision, "about" | "decision"> | undefined;
  /** The rejected decision, if any. */
  state?: FormState | undefined;
};

const doneWords = {
  keep: {
    page: "Kept. It stays with the enquiries.",
    rating: "Kept. It stands on the page of ratings now.",
  },
  remove: {
    page: "Removed. The words are gone for good.",
    rating: "Removed. The words are gone for good; the score still counts.",
  },
};

/**
 * The comments of visitors on pages and of members on countries, oldest first, with the two decisions of a moderator.
 */
export function ModerationPage({ email, nav, words, done, state }: Props) {
  return (
    <MemberFrame
      path={moderationPath}
      title="Moderation"
      email={email}
      nav={nav}
      lead="What visitors wrote under “Was this page useful?”: nobody but moderators and the office reads it. What members wrote with their ratings of countries: everybody reads it once you keep it. Remove what names a person, or harms somebody; keep the rest, praise and complaint alike."
    >
      <FaultSummary state={state} />
      {words ? <Words words={words} done={done} /> : <AwayNotice />}
    </MemberFrame>
  );
}

function Words({
  words: { waiting, total },
  done,
}: {
  words: NonNullable<Props["words"]>;
  done: Props["done"];
}) {
  return (
    <div className="account-grid">
      <div className="account-column">
        {done && (
          <Notice tone="good" title={done.decision === "keep" ? "Kept" : "Removed"}>
            <p>{doneWords[done.decision][done.about]}</p>
          </Notice>
        )}
        <Panel id="waiting" title={waiting.length > 0 ? `Waiting: ${total}` : "Waiting"}>
          {waiting.length > 0 ? (
            <WordsList waiting={waiting} />
          ) : (
            <EmptyState title="Nothing waits" pattern="adire">
              <p>Every text has been looked at. New ones appear here as they come in.</p>
            </EmptyState>
          )}
          {total > waiting.length && (
            <p className="account-lead">{`These are the oldest ${waiting.length}; the next follow as you decide.`}</p>
          )}
        </Panel>
      </div>
      <div className="account-aside">
        <section aria-labelledby="rules-title" className="card account-side">
          <h2 id="rules-title">What each button does</h2>
          <p>
            Keep: a text about a page stays with the enquiries until they are deleted by age. A comment on a
            country is shown to everybody, without a name.
          </p>
          <p>Remove: the words are wiped and cannot be brought back. The yes, no or score still counts.</p>
          <p>A comment that is shown already is removed beside it, on the page of ratings.</p>
          <p>Each decision is written down with your account and the time.</p>
        </section>
      </div>
    </div>
  );
}
