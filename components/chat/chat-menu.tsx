import { useState, useEffect, useRef } from "react";
import { bearerHeaders } from "#components/browser/token-store.ts";
import { Button } from "#components/ui/button.tsx";
import { chatKeyHeader, chatTranscriptCall } from "#lib/domains/chat/open/paths.ts";
import type { Envelope } from "#lib/platform/http/envelope.ts";
import { type ChatWords, fill } from "#lib/platform/words/open/leaf-words.ts";

type ClosedNoteProps = {
  /** Whether to ask if it helped. */
  isAsking: boolean;
  words: ChatWords;
  onSay: (helped: boolean) => void;
  onNew: () => void;
};

/** Says that the conversation is closed, asks once whether it helped, and how to begin another one. */
export function ClosedNote({ isAsking, words, onSay, onNew }: ClosedNoteProps) {
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

/** Requests the transcript by mail, and resolves to the server's response: undefined if none came. */
async function sendTranscript(key: string): Promise<Envelope<{ sent: true }> | undefined> {
  try {
    const headers = { "content-type": "application/json", [chatKeyHeader]: key, ...bearerHeaders() };
    const answer = await fetch(chatTranscriptCall, { method: "POST", headers, body: "{}" });
    return (await answer.json()) as Envelope<{ sent: true }>;
  } catch {
    return undefined;
  }
}

type Props = {
  /** The key of the conversation. */
  chatKey: string;
  reference: string | undefined;
  words: ChatWords;
  onClear: () => void;
};

/** Rarely needed actions: send the whole conversation by mail, and remove it from this device. */
export function ChatMenu({ chatKey, reference, words, onClear }: Props) {
  const [news, setNews] = useState({ text: "", isToProve: false });
  const line = useRef<HTMLParagraphElement>(null);
  const [isAsking, setAsking] = useState(false);
  const send = async () => {
    const answer = await sendTranscript(chatKey);
    setNews({
      text: answer?.ok ? words["more.sent"] : (answer?.error ?? words["more.lost"]),
      isToProve: answer?.ok === false && answer.code === "forbidden",
    });
  };
  // In a low panel the line would be below the edge.
  useEffect(() => {
    if (news.text) line.current?.scrollIntoView({ block: "nearest" });
  }, [news]);
  return (
    <details className="chat-more">
      <summary>{words["more"]}</summary>
      {reference && <p>{fill(words["reference"], { reference })}</p>}
      {reference && (
        <Button type="button" variant="quiet" onClick={() => void send()}>
          {words["more.transcript"]}
        </Button>
      )}
      <p role="status" ref={line}>
        {news.text}{" "}
        {news.isToProve && (
          <a href={`/login?next=${encodeURIComponent(location.pathname + location.search)}`}>
            {words["more.signIn"]}
          </a>
        )}
      </p>
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
    </details>
  );
}
