import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import type { ChatWords } from "#lib/platform/words/open/chat-words.ts";

type Props = {
  /** Whether to ask if it helped. */
  isAsking: boolean;
  words: ChatWords;
  onSay: (helped: boolean) => void;
  onNew: () => void;
};

/** Says that the conversation is closed, asks once whether it helped, and how to begin another one. */
export function ClosedNote({ isAsking, words, onSay, onNew }: Props) {
  const [hasAnswered, setAnswered] = useState(false);
  const answer = (helped: boolean) => () => {
    setAnswered(true);
    onSay(helped);
  };
  return (
    <div className="chat-step">
      <p>{words["closed.note"]}</p>
      {isAsking && !hasAnswered && (
        <div role="group" aria-labelledby="chat-helped" className="chat-actions">
          <p id="chat-helped">{words["closed.ask"]}</p>
          <Button type="button" variant="secondary" onClick={answer(true)}>
            {words["closed.yes"]}
          </Button>
          <Button type="button" variant="secondary" onClick={answer(false)}>
            {words["closed.no"]}
          </Button>
        </div>
      )}
      <p role="status">{hasAnswered && words["closed.thanks"]}</p>
      <Button type="button" onClick={onNew}>
        {words["closed.new"]}
      </Button>
    </div>
  );
}
