import type { ReactNode } from "react";
import { each } from "#components/ui/each.ts";
import { Notice } from "#components/ui/notice.tsx";
import { Container } from "#components/ui/section.tsx";
import { useWords, type PageWords } from "#components/words/use-words.ts";
import { env } from "#lib/platform/env.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { AskedQuestion, NavigatorAnswer, Link, Refusal } from "#lib/domains/navigator/open/answer.ts";
import { navigatorHref } from "#lib/domains/navigator/open/navigator-href.ts";
import { AnswerFound } from "./answer-found.tsx";
import { FollowUp } from "./follow-up.tsx";
import { LinkList } from "./link-list.tsx";
import { NavigatorSentences } from "./navigator-sentences.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { QuestionForm } from "./question-form.tsx";
import { linkFieldId } from "./share-ids.ts";
import { Verdict } from "./verdict.tsx";
import { WhichCountry } from "./which-country.tsx";

/** Why there is no answer, and where else to ask, best option first. */
function NotAnswered({ why, routes }: { why: Refusal; routes: readonly Link[] }) {
  const words = useWords("navigator-page");
  return (
    <>
      <p>{words(`refuse.${why}.text`)}</p>
      {routes.length > 0 && (
        <nav aria-labelledby="routes-title" className="answer-routes">
          <h3 id="routes-title">{words("routes")}</h3>
          <ul>
            {each(routes, ({ href, label }, at) => (
              <li>
                <a href={href} className={at === 0 ? buttonClass("primary") : "link"}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

/** The link to an answer in a field, so that it can be copied without script. Its buttons are in ShareButtons. */
function ShareAnswer({ link }: { link: string }) {
  const words = useWords("navigator-page");
  return (
    <section aria-labelledby="share-title" className="answer-share">
      <h2 id="share-title">{words("share")}</h2>
      <div className="field">
        <label htmlFor={linkFieldId}>{words("share.link")}</label>
        <input id={linkFieldId} className="control" readOnly value={link} />
      </div>
    </section>
  );
}

export type Answered = {
  asked: AskedQuestion;
  /** The question as it was typed, without a length limit. */
  typed: string;
  /** Problems with the parameters of the URL, one sentence each. */
  problems: readonly string[];
  answer: NavigatorAnswer;
  /** A model may reword the answer while it is read. */
  isWorded?: boolean;
  /** A form for the visitor's passport, rendered by the domain of passports. */
  passportForm: ReactNode;
  was?: "yes" | "no" | undefined;
  /** The rejected verdict, if any. */
  state?: FormState | undefined;
};

/** A question, the answer from our pages, and where to go next. */
export function Answer({ asked, typed, problems, answer, isWorded, passportForm, was, state }: Answered) {
  const words = useWords("navigator-page");
  const isCut = typed.length > asked.ask.length;
  const href = navigatorHref(asked);
  const { countries, about, passport } = answer;
  const followUps = answer.does === "answer" ? answer.followUps : [];
  return (
    <Container className="answer-page">
      <header className="answer-asked">
        <p className="eyebrow">{words("asked")}</p>
        <h1 dir="auto">{asked.ask}</h1>
      </header>
      <section id="answer" aria-labelledby="answer-title" data-does={answer.does} data-asked={href}>
        <h2 id="answer-title">{titleOf(answer, words)}</h2>
        <AnswerBody asked={asked} answer={answer} isWorded={isWorded} passportForm={passportForm} />
      </section>
      {problems.length > 0 && (
        <Notice tone="caution" title={words("problems")}>
          {each(problems, (problem) => (
            <p>{problem}</p>
          ))}
        </Notice>
      )}
      {isCut && <QuestionForm ask={typed} country={asked.countries?.[0]} />}
      <LinkList
        id="next-title"
        title={words("followUps")}
        links={followUps.map((ask) => ({
          href: navigatorHref({ ask, countries, about, passport }),
          label: ask,
        }))}
      />
      <FollowUp known={answer} />
      {answer.does === "answer" && (
        <>
          <LinkList id="related-title" title={words("related")} links={answer.related} />
          <Verdict asked={asked} was={was} state={state} />
          <ShareAnswer link={new URL(href, env.SITE_URL).href} />
        </>
      )}
    </Container>
  );
}

function titleOf(answer: NavigatorAnswer, words: PageWords<"navigator-page">): string {
  switch (answer.does) {
    case "answer":
      return words("answer");
    case "ask-country":
      return words("askCountry");
    case "ask-passport":
      return words("askPassport");
    case "refuse":
      return words(`refuse.${answer.why}`);
    default:
      return answer satisfies never;
  }
}

function AnswerBody({
  asked,
  answer,
  isWorded,
  passportForm,
}: Pick<Answered, "asked" | "isWorded" | "passportForm"> & { answer: NavigatorAnswer }) {
  const words = useWords("navigator-page");
  switch (answer.does) {
    case "answer":
      return <AnswerFound {...answer} worded={isWorded ? asked : undefined} />;
    case "ask-country":
      return <WhichCountry asked={asked} {...answer} />;
    case "ask-passport":
      return (
        <>
          <NavigatorSentences sentences={answer.sentences} />
          <p>{words("askPassport.lead")}</p>
          {passportForm}
        </>
      );
    case "refuse":
      return <NotAnswered why={answer.why} routes={answer.routes} />;
    default:
      return answer satisfies never;
  }
}
