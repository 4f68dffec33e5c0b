import type { ReactNode, RefObject, SyntheticEvent } from "react";
import { Button } from "#components/ui/button.tsx";
import { longestChatMessage } from "#lib/domains/chat/open/limits.ts";
import { isBlank } from "#lib/platform/text/clean.ts";
import { type ChatWords, fill } from "#lib/platform/words/open/leaf-words.ts";
import { numberFormat } from "#lib/platform/words/open/formats.ts";
import { ChatField } from "./chat-field.tsx";

type Props = {
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** Why the server refused the content of the box. */
  problem: string | undefined;
  /** Whether a message is being sent now. */
  isSending: boolean;
  /** A file alone is a message too. */
  hasFile: boolean;
  words: ChatWords;
  onWrite: (text: string) => void;
  /** Receives the content of the honeypot field. */
  onSend: (trapped: string) => void;
  children?: ReactNode;
};

/** A honeypot: nobody sees it and no key leads there, so only a program fills it in. */
const trapName = "website";

/** Where a message is written. It can be sent once it has content, and while none is being sent. */
export function WriteBox(props: Props) {
  const { box, text, problem, isSending, hasFile, words, onWrite, onSend, children } = props;
  const isEmpty = isBlank(text) && !hasFile;

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isEmpty || isSending) return;
    const trapped = new FormData(event.currentTarget).get(trapName);
    onSend(typeof trapped === "string" ? trapped : "");
    box.current?.focus(); // an empty box disables the button, which would lose the focus
  }

  return (
    <form className="chat-step" onSubmit={submit}>
      <ChatField
        id="chat-text"
        label={words["box.label"]}
        hint={
          text.length >= longestChatMessage &&
          fill(words["box.long"], { most: numberFormat({}, words.locale).format(longestChatMessage) })
        }
        error={problem}
        words={words}
      >
        {(marks) => (
          <textarea
            {...marks}
            ref={box}
            name="text"
            rows={2}
            className="control"
            dir="auto"
            maxLength={longestChatMessage}
            value={text}
            onChange={({ currentTarget }) => onWrite(currentTarget.value)}
          />
        )}
      </ChatField>
      <input name={trapName} hidden tabIndex={-1} autoComplete="off" defaultValue="" />
      <div className="chat-actions">
        <Button busy={isSending} disabled={isEmpty && !isSending}>
          {words["box.send"]}
        </Button>
        {children}
      </div>
    </form>
  );
}
