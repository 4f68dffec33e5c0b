import type { ReactNode } from "react";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { useWords } from "#components/words/use-words.ts";
import { Answer, type Answered } from "./answer.tsx";
import { LinkList } from "./link-list.tsx";
import { QuestionForm } from "./question-form.tsx";
import { ShareButtons } from "./share-buttons.tsx";

/** What stands around an answer. */
export function AnswerFrame({ children }: { children: ReactNode }) {
  const words = useWords("navigator-page");
  return (
    <>
      <Breadcrumbs path="/navigator" />
      {children}
      <Container className="answer-more">
        <ShareButtons words={words.pick("share.button", "share.copied", "share.byHand", "print")} />
      </Container>
    </>
  );
}

type Props = Omit<Answered, "answer"> & {
  /** Undefined where nothing was asked. */
  answer: Answered["answer"] | undefined;
  /** Nothing is answered now: staff have switched it off. */
  isOff?: boolean;
};

/** What the navigator says to a question. */
export function AnswerPage({ isOff, answer, ...rest }: Props) {
  const words = useWords("navigator-page");
  if (isOff)
    return (
      <>
        <Breadcrumbs path="/navigator" />
        <PageHeader title={words("off")} lead={words("off.lead")} />
        <Container className="answer-page answer-more">
          <LinkList
            id="off-title"
            title={words("routes")}
            links={[
              { href: "/navigator#ask", label: words("off.topics") },
              { href: "/one-africa", label: words("off.helpDesks") },
            ]}
          />
        </Container>
      </>
    );
  if (!answer)
    return (
      <>
        <Breadcrumbs path="/navigator" />
        <PageHeader title={words("title")} />
        <Container className="answer-page answer-more">
          <QuestionForm country={rest.asked.countries?.[0]} error={words("empty")} />
        </Container>
      </>
    );
  return (
    <AnswerFrame>
      <Answer {...rest} answer={answer} />
    </AnswerFrame>
  );
}
