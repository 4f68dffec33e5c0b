import { useEffect, useState, type RefObject } from "react";
import { type ChatWords, fill } from "#lib/platform/words/open/leaf-words.ts";
import type { ChatView, Conversation } from "./conversation.ts";
import type { Writing } from "./use-writing.ts";
import { WriteBox } from "./write-box.tsx";

type BegunParts = typeof import("./begun-parts.ts");

/**
 * The components that a started conversation needs; without a connection they are undefined, and it continues without
 * them.
 */
export function useBegunParts(hasBegun: boolean): BegunParts | undefined {
  const [parts, setParts] = useState<BegunParts>();
  useEffect(() => {
    if (hasBegun) import("./begun-parts.ts").then(setParts, () => undefined);
  }, [hasBegun]);
  return parts;
}

type Parts = typeof import("./first-parts.ts");

/**
 * The components that ask the visitor something before the first message. They are fetched as soon as the chat is open
 * and no conversation has begun, so that one can begin without a connection, and again when they are needed. Where they
 * fail to load even then, the box returns with what was written, and `isLost` is set.
 */
function useFirstParts(
  hasNotBegun: boolean,
  { step, setStep }: Writing,
): { first: Parts | undefined; isLost: boolean } {
  const [first, setFirst] = useState<Parts>();
  const [hasFailed, setFailed] = useState(false);
  const isWriting = step === "write";
  const isWanted = !first && (hasNotBegun || !isWriting);

  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    const fail = () => {
      if (isGone || isWriting) return;
      setFailed(true);
      setStep("write");
    };
    import("./first-parts.ts").then(setFirst, fail);
    return () => void (isGone = true);
  }, [isWanted, isWriting, setStep]);

  return { first, isLost: hasFailed && isWriting && !first };
}

type Props = {
  box: RefObject<HTMLTextAreaElement | null>;
  begun: ReturnType<typeof useBegunParts>;
  writing: Writing;
  chat: Conversation;
  view: ChatView;
  openedAt: number;
  /** Whether what replaces the box takes the focus too. */
  takesFocus: boolean;
  words: ChatWords;
  onClose: () => void;
};

/** What the visitor does next: writes, looks at pages that may have the answer, or gives a contact. */
export function ChatFoot({ box, begun, writing, chat, view, openedAt, takesFocus, words, onClose }: Props) {
  const { text, step, contact, file, isNew, problem, isOfContact, setText, setStep } = writing;
  const { first, isLost } = useFirstParts(view.kept === null, writing);
  const back = () => setStep("write");

  if (first && step === "places") {
    const helped = () => {
      setText("");
      back();
      onClose();
    };
    return (
      <first.PlacesFirst
        question={text}
        takesFocus={takesFocus}
        words={words}
        onHelped={helped}
        onPerson={writing.askPerson}
        onChange={back}
      />
    );
  }
  if (first && step === "contact") {
    return (
      <first.AskContact
        known={contact}
        problem={isOfContact ? problem : undefined}
        words={words}
        onGiven={writing.giveContact}
        onBack={back}
      />
    );
  }
  function write(typed: string): void {
    setText(typed);
    chat.type();
  }
  const { kept } = view;
  return (
    <>
      <WriteBox
        box={box}
        text={text}
        problem={isLost ? words["more.lost"] : problem}
        isSending={view.isSending || step !== "write"}
        hasFile={file !== undefined}
        words={words}
        onWrite={write}
        onSend={(website) => writing.goOn({ website, openedAt })}
      >
        {kept?.reference && begun?.mayAddFile() && (
          <begun.AddFile chatKey={kept.key} added={file} words={words} onAdded={writing.setFile} />
        )}
      </WriteBox>
      {!isNew && contact && (
        <p className="chat-small">
          {fill(words["contact.kept"], { email: contact.email })}{" "}
          <button type="button" className="link" onClick={() => setStep("contact")}>
            {words["contact.change"]}
          </button>
        </p>
      )}
    </>
  );
}
