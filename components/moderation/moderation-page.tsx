import type { ReactNode } from "react";
import { FaultSummary } from "#components/forms/plain-form.tsx";
import { AwayNotice } from "#components/page/away-notice.tsx";
import { EmptyState } from "#components/page/empty-state.tsx";
import { MemberFrame } from "#components/page/member-frame.tsx";
import { Moment } from "#components/page/moment.tsx";
import { Panel } from "#components/page/panel.tsx";
import { Button } from "#components/ui/button.tsx";
import { each } from "#components/ui/each.ts";
import { Notice } from "#components/ui/notice.tsx";
import { Tag } from "#components/ui/tag.tsx";
import { useWords, type PageWords } from "#components/words/use-words.ts";
import type { WaitingWords } from "#lib/backoffice/moderation/index.ts";
import { moderationPath } from "#lib/backoffice/moderation/open/paths.ts";
import type { WordsDecision } from "#lib/backoffice/moderation/schema.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { inSentence } from "#lib/data/countries/words/open/guide-words.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import { questionIn } from "#lib/domains/navigator/open/question-in.ts";
import { ratingsPath } from "#lib/domains/ratings/open/paths.ts";

/** What a text is about: its link, the label of the link, and the rating given with the text. */
function subjectOf(
  text: WaitingWords,
  words: PageWords<"leaf">,
): { href: string; label: string; tag: string; isGood: boolean } {
  if (text.about === "page") {
    const { page, useful } = text;
    return {
      href: page,
      label: questionIn(page) ?? page,
      tag: useful ? "Useful" : "Not useful",
      isGood: useful,
    };
  }
  const { slug, kind, score } = text;
  const country = findCountry(slug);
  return {
    href: ratingsPath(slug),
    label: `Ratings of ${country ? inSentence(country) : slug}`,
    tag: `${words(`ratings.kind.${kind}`)}: ${score} of 5`,
    isGood: score > 3,
  };
}

/** Pending texts, each with its subject and two buttons. It works without script. */
function WordsList({ waiting }: { waiting: readonly WaitingWords[] }) {
  const words = useWords("leaf");
  return (
    <ol className="account-devices">
      {each(waiting, (text) => {
        const { href, label, tag, isGood } = subjectOf(text, words);
        return (
          <li className="card">
            <div className="account-device-head">
              <h3>
                <a className="link" href={href}>
                  {label}
                </a>
              </h3>
              <Tag tone={isGood ? "good" : "caution"}>{tag}</Tag>
            </div>
            <blockquote className="quoted">{text.words}</blockquote>
            <p className="account-lead">
              <Moment at={text.filedAt} />
            </p>
            <form method="post" action="/api/admin/moderation" className="moderation-buttons">
              <input type="hidden" name="about" value={text.about} />
              <input type="hidden" name="id" value={text.id} />
              <Button variant="secondary" name="decision" value="keep">
                Keep<span className="sr-only">{` what was said of ${label}`}</span>
              </Button>
              <Button variant="danger" name="decision" value="remove">
                Remove<span className="sr-only">{` what was said of ${label}`}</span>
              </Button>
            </form>
          </li>
        );
      })}
    </ol>
  );
}

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
