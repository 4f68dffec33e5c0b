import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import type { ChatWords } from "#lib/words/open/chat-words.ts";
import { fill } from "#lib/words/open/fill.ts";

type Props = {
  reference: string | undefined;
  words: ChatWords;
  /** Undefined once it is done, else the sentence of the server, or "" where none came. */
  onTranscript: () => Promise<string | undefined>;
  onClear: () => void;
};

/** What is seldom wanted: the whole conversation by mail, and this device without it. */
export function ChatMenu({ reference, words, onTranscript, onClear }: Props) {
  const [news, setNews] = useState("");
  const [isAsking, setAsking] = useState(false);
  const send = async () => {
    const problem = await onTranscript();
    setNews(problem === undefined ? words["more.sent"] : problem || words["more.lost"]);
  };
  return (
    <details className="chat-more">
      <summary>{words["more"]}</summary>
      {reference && <p>{fill(words["reference"], { reference })}</p>}
      {reference && (
        <Button type="button" variant="quiet" onClick={() => void send()}>
          {words["more.transcript"]}
        </Button>
      )}
      {isAsking && <p>{words["more.clearing"]}</p>}
      <Button type="button" variant="quiet" onClick={isAsking ? onClear : () => setAsking(true)}>
        {words["more.clear"]}
      </Button>
      {isAsking && (
        <Button type="button" variant="quiet" onClick={() => setAsking(false)}>
          {words["more.keep"]}
        </Button>
      )}
      <a href="/legal/privacy">{words["privacy"]}</a>
      <p role="status">{news}</p>
    </details>
  );
}
