import { useRef, type KeyboardEvent } from "react";
import { FormFields } from "#components/forms/form-fields.tsx";
import { typedIn } from "#components/forms/typed-in.ts";
import { useSentForm } from "#components/forms/use-sent-form.ts";
import { Button } from "#components/ui/button.tsx";
import { sendJson } from "#components/ui/send-json.ts";
import { talkSayCall, type TalkLine } from "#lib/backoffice/desk/open/talk.ts";
import type { DrawnField, Faults, Typed } from "#lib/domains/fields/open/drawn-field.ts";
import { signalVisitor } from "./use-talk.ts";
import type { TalkWords } from "./talk-words.ts";

const typingEveryMs = 3_000;

export type BoxProps = {
  reference: string;
  /** The id of the first message sent from here. */
  id: string;
  fields: readonly DrawnField[];
  typed: Typed;
  faults: Faults;
  words: TalkWords;
};

/** Ctrl+Enter, or Cmd+Enter on a Mac, sends. Enter alone is a line break. */
function sendByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

type Props = BoxProps & { onSent: (line: TalkLine) => void };

/** The form for messages from staff. Without script it posts and returns to the case. */
export function TalkBox({ reference, id, fields, typed, faults: wrong, words, onSent }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const message = useRef({ id, words: undefined as string | undefined });
  const signalledAt = useRef(0);
  const box = () => form.current?.querySelector("textarea");

  /**
   * A retry of the same text reuses the id, because the server may already have stored it. Other text gets a new id.
   */
  function send(from: HTMLFormElement) {
    const text = typedIn(from)["words"]?.[0] ?? "";
    const { words: before = text, id: name } = message.current;
    message.current = { id: before === text ? name : crypto.randomUUID(), words: text };
    const body = JSON.stringify({ reference, words: text, id: message.current.id });
    return sendJson<{ line: TalkLine }>(talkSayCall, body, words);
  }
  const { faults, isSending, summary, handleSubmit } = useSentForm<{ line: TalkLine }>({
    send,
    wrong,
    onDone: ({ line }) => {
      const area = box();
      if (area && area.value === message.current.words) area.value = ""; // keeps what was typed in the meantime
      area?.focus();
      message.current = { id: crypto.randomUUID(), words: undefined };
      onSent(line);
    },
  });

  function signalTyping(): void {
    if (!box()?.value.trim() || Date.now() - signalledAt.current < typingEveryMs) return;
    signalledAt.current = Date.now();
    void signalVisitor({ reference, typing: true });
  }

  return (
    <form
      ref={form}
      method="post"
      action={talkSayCall}
      encType="multipart/form-data"
      noValidate
      aria-busy={isSending}
      className="desk-action"
      onSubmit={(event) => void handleSubmit(event)}
      onKeyDown={sendByKeys}
      onInput={signalTyping}
    >
      <input type="hidden" name="reference" value={reference} />
      <input type="hidden" name="id" value={id} />
      <FormFields
        fields={fields}
        prefix="talk"
        typed={typed}
        faults={faults}
        words={words}
        summaryRef={summary}
      />
      <Button busy={isSending} className="justify-self-start">
        {words.send}
      </Button>
    </form>
  );
}
