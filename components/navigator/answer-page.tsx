import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { useWords } from "#components/words/use-words.ts";
import { AnswerFrame } from "./answer-frame.tsx";
import { Answer, type Answered } from "./answer.tsx";
import { LinkList } from "./link-list.tsx";
import { QuestionForm } from "./question-form.tsx";

type Props = Omit<Answered, "answer"> & {
  /** Undefined when nothing was asked. */
  answer: Answered["answer"] | undefined;
  /** Staff have switched off answers. */
  isOff?: boolean;
};

/** The navigator's answer to a question. */
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
