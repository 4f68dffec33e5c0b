import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { readOwnAddress } from "#components/browser/own-address.ts";
import { Button } from "#components/ui/button.tsx";
import { TextControl } from "#components/ui/controls.tsx";
import { longestChatName } from "#lib/chat/open/limits.ts";
import type { ChatWords } from "#lib/words/open/chat-words.ts";
import type { Contact } from "./kept-chat.ts";

type Props = {
  known: Contact | undefined;
  /** What the server said of the one that was given. */
  problem: string | undefined;
  words: ChatWords;
  onGiven: (contact: Contact) => void;
  onBack: () => void;
};

const textOf = (given: FormData, name: string): string => {
  const value = given.get(name);
  return typeof value === "string" ? value.trim() : "";
};

/** Asks once, before anything is sent, who is answered and where. Whoever is signed in has that filled in. */
export function AskContact({ known, problem, words, onGiven, onBack }: Props) {
  const [fault, setFault] = useState(problem);
  const form = useRef<HTMLFormElement>(null);
  const said = { error: words["contact.error"], optional: words["contact.optional"] };

  const addressField = () => form.current?.querySelector<HTMLInputElement>("[name=email]");

  useEffect(() => {
    addressField()?.focus();
    let isGone = false;
    void readOwnAddress().then((address) => {
      const field = addressField();
      if (!isGone && address && field?.value === "") field.value = address;
    });
    return () => void (isGone = true);
  }, []);

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const [email, name] = [textOf(given, "email"), textOf(given, "name")];
    if (/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) return onGiven({ email, ...(name && { name }) });
    setFault(words["contact.missing"]);
    addressField()?.focus();
  }

  return (
    <form ref={form} noValidate className="chat-step" onSubmit={submit}>
      <h3>{words["contact.title"]}</h3>
      <TextControl
        said={said}
        id="chat-email"
        name="email"
        type="email"
        autoComplete="email"
        label={words["contact.email"]}
        hint={words["contact.why"]}
        error={fault}
        defaultValue={known?.email}
        dir="ltr"
      />
      <TextControl
        said={said}
        id="chat-name"
        name="name"
        autoComplete="name"
        maxLength={longestChatName}
        label={words["contact.name"]}
        optional
        defaultValue={known?.name}
      />
      <div className="chat-deeds">
        <Button>{words["contact.send"]}</Button>
        <Button type="button" variant="quiet" onClick={onBack}>
          {words["places.change"]}
        </Button>
      </div>
      <a href="/legal/privacy">{words["privacy"]}</a>
    </form>
  );
}
