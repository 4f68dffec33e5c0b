import { useState } from "react";
import { isBlank } from "#lib/text/is-blank.ts";
import type { Added } from "./add-file.tsx";
import type { Conversation } from "./conversation.ts";
import type { Contact, KeptChat } from "./kept-chat.ts";
import { forgetContact, keepContact, readContact } from "./kept-contact.ts";
import { newMessage } from "./new-message.ts";
import type { Draft } from "./open-chat.ts";

/** What stands at the foot: the box; before the first message, places that may answer it; and who is answered. */
type Step = "write" | "places" | "contact";

/** What programs tell of themselves by: what stands in the field that nobody sees, and when the box was opened. */
type Signs = { website: string; openedAt: number };

/**
 * What the visitor writes, from the box to the conversation; what was refused comes back into the box. It begins with what
 * was left unsent on the page before.
 */
export function useWriting(chat: Conversation, kept: KeptChat | null | undefined, draft: Draft) {
  const [text, setText] = useState(draft.text);
  const [step, setStep] = useState<Step>(draft.isAtPlaces ? "places" : "write");
  const [isRestored, setRestored] = useState(true);
  const [contact, setContact] = useState(readContact);
  const [file, setFile] = useState<Added>();
  const [signs, setSigns] = useState<Signs>(() => ({ website: "", openedAt: Date.now() }));
  const [takenBack, setTakenBack] = useState<readonly string[]>([]);

  const refused = kept?.refused ?? [];
  const fresh = refused.filter(({ id }) => !takenBack.includes(id));
  if (fresh.length > 0) {
    setTakenBack([...takenBack, ...fresh.map(({ id }) => id)]);
    setText([text, ...fresh.map((one) => one.text)].filter(Boolean).join("\n\n"));
    setStep("write");
  }
  const last = refused.at(-1);

  const isNew = !kept || (kept.lines.length === 0 && kept.waiting.length === 0);

  function sendTo(to: Contact, given = signs): void {
    const said = (isBlank(text) ? "" : text.trim()) || (file?.name ?? "");
    void chat.send(newMessage({ ...given, text: said, contact: to, file }));
    setText("");
    setFile(undefined);
    setStep("write");
  }

  return {
    text,
    step,
    contact,
    file,
    isNew,
    /** What stands there is of the page before; nothing was done here. */
    isRestored,
    /** Why the last message was not taken, and whether that is for whom it named. */
    problem: last?.problem,
    isOfContact: last?.isOfContact ?? false,
    setText,
    setStep,
    setFile,
    /** From the box: places first, then who is answered; later messages are sent at once. */
    goOn(given: Signs): void {
      setRestored(false);
      setSigns(given);
      if (isNew && !last) setStep("places");
      else if (!contact || last?.isOfContact) setStep("contact");
      else sendTo(contact, given);
    },
    askPerson(): void {
      if (contact) sendTo(contact);
      else setStep("contact");
    },
    giveContact(given: Contact): void {
      keepContact(given);
      setContact(given);
      sendTo(given);
    },
    /** Nothing of it stays on this device; what stands in the box does, where another one is begun with it. */
    async clear({ isAnew }: { isAnew: boolean }): Promise<void> {
      await chat.clear();
      setStep("write");
      setFile(undefined);
      if (isAnew) return;
      setText("");
      forgetContact();
      setContact(undefined);
    },
  };
}

export type Writing = ReturnType<typeof useWriting>;
