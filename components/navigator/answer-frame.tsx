import type { ReactNode } from "react";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { Container } from "#components/ui/section.tsx";
import { useWords } from "#components/words/use-words.ts";
import { ShareButtons } from "./share-buttons.tsx";

/** The frame around an answer. */
export function AnswerFrame({ children }: { children: ReactNode }) {
  const words = useWords("navigator-page");
  return (
    <>
      <Breadcrumbs path="/navigator" />
      {children}
      <Container className="answer-more answer-hand-on">
        <ShareButtons words={words.pick("share.button", "share.copied", "share.byHand", "print")} />
      </Container>
    </>
  );
}
