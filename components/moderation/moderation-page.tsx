import { AccountFrame } from "#components/account/account-frame.tsx";
import { AwayNotice } from "#components/account/away-notice.tsx";
import { EmptyState } from "#components/account/empty-state.tsx";
import { Panel } from "#components/account/panel.tsx";
import { Notice } from "#components/ui/notice.tsx";
import type { WaitingWords } from "#lib/moderation/index.ts";
import { moderationPath } from "#lib/moderation/paths.ts";
import { WordsList } from "./words-list.tsx";

type Props = {
  email: string;
  words: { waiting: readonly WaitingWords[]; total: number } | undefined;
  /** What was decided a moment ago. */
  done: "keep" | "remove" | undefined;
};

const doneWords = {
  keep: "Kept. It stays with the enquiries.",
  remove: "Removed. The words are gone for good.",
};

/** What visitors wrote about pages, oldest first, with the two things a moderator does with it. */
export function ModerationPage({ email, words, done }: Props) {
  return (
    <AccountFrame
      path={moderationPath}
      title="Moderation"
      email={email}
      lead="What visitors wrote under “Was this page useful?”. Nobody but moderators and the office reads it. Remove what names a person, or harms somebody; keep the rest, praise and complaint alike."
    >
      {words ? <Words words={words} done={done} /> : <AwayNotice />}
    </AccountFrame>
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
          <Notice tone="good" title={done === "keep" ? "Kept" : "Removed"}>
            <p>{doneWords[done]}</p>
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
          <p>Keep: the text stays with the enquiries until they are deleted by age.</p>
          <p>Remove: the words are wiped and cannot be brought back. The yes or no still counts.</p>
          <p>Each decision is written down with your account and the time.</p>
        </section>
      </div>
    </div>
  );
}
