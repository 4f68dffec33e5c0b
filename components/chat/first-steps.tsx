import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { readOwnAddress } from "#components/browser/token-store.ts";
import { askSearch } from "#components/page/ask-search.ts";
import { Button } from "#components/ui/button.tsx";
import { longestChatName } from "#lib/domains/chat/open/limits.ts";
import type { ChatWords } from "#lib/platform/words/open/leaf-words.ts";
import { defaultLocale } from "#lib/platform/words/open/locales.ts";
import type { Hit } from "#lib/services/search/open/search-answer.ts";
import { ChatField } from "./chat-field.tsx";
import type { Contact } from "./kept-chat.ts";

type PlacesFirstProps = {
  question: string;
  /** Whether its title takes the focus once it is there. */
  takesFocus: boolean;
  words: ChatWords;
  onHelped: () => void;
  onPerson: () => void;
  onChange: () => void;
};

const mostPlaces = 3;

/** Answers first: the pages of the site that most likely have one. Where there is none, a person is asked at once. */
export function PlacesFirst({ question, takesFocus, words, onHelped, onPerson, onChange }: PlacesFirstProps) {
  const [places, setPlaces] = useState<readonly Hit[]>();
  const title = useRef<HTMLHeadingElement>(null);
  const askPerson = useRef(onPerson);

  useEffect(() => {
    let isGone = false;
    const show = (found: readonly Hit[]) => {
      if (isGone) return;
      if (found.length > 0) setPlaces(found);
      else askPerson.current();
    };
    askSearch(question, { most: mostPlaces }).then(show, () => show([]));
    return () => void (isGone = true);
  }, [question]);

  useEffect(() => {
    if (places && takesFocus) title.current?.focus();
  }, [places, takesFocus]);

  if (!places) return <p role="status">{words["places.looking"]}</p>;
  return (
    <div className="chat-step">
      <h3 ref={title} tabIndex={-1}>
        {words["places.title"]}
      </h3>
      <ul className="chat-places">
        {places.map(({ href, title: name, heading }) => (
          <li key={href}>
            <a href={href} lang={defaultLocale} dir="auto">
              {name}
              {heading && <span>{heading}</span>}
            </a>
          </li>
        ))}
      </ul>
      <div className="chat-actions">
        <Button type="button" onClick={onPerson}>
          {words["places.person"]}
        </Button>
        <Button type="button" variant="secondary" onClick={onHelped}>
          {words["places.helped"]}
        </Button>
        <Button type="button" variant="quiet" onClick={onChange}>
          {words["places.change"]}
        </Button>
      </div>
    </div>
  );
}

type Props = {
  known: Contact | undefined;
  /** The server's message about the contact that was given. */
  problem: string | undefined;
  words: ChatWords;
  onGiven: (contact: Contact) => void;
  onBack: () => void;
};

const textOf = (given: FormData, name: string): string => {
  const value = given.get(name);
  return typeof value === "string" ? value.trim() : "";
};

/**
 * Asks once, before anything is sent, for the visitor's contact: whom to answer, and where. It is filled in for a
 * signed-in user.
 */
export function AskContact({ known, problem, words, onGiven, onBack }: Props) {
  const [fault, setFault] = useState(problem);
  const form = useRef<HTMLFormElement>(null);

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
      <ChatField
        id="chat-email"
        label={words["contact.email"]}
        hint={words["contact.why"]}
        error={fault}
        words={words}
      >
        {(marks) => (
          <input
            {...marks}
            name="email"
            type="email"
            className="control"
            dir="ltr"
            autoComplete="email"
            defaultValue={known?.email}
          />
        )}
      </ChatField>
      <ChatField id="chat-name" label={words["contact.name"]} isOptional words={words}>
        {(marks) => (
          <input
            {...marks}
            name="name"
            className="control"
            dir="auto"
            autoComplete="name"
            maxLength={longestChatName}
            defaultValue={known?.name}
          />
        )}
      </ChatField>
      <div className="chat-actions">
        <Button>{words["contact.send"]}</Button>
        <Button type="button" variant="quiet" onClick={onBack}>
          {words["places.change"]}
        </Button>
      </div>
      <a href="/legal/privacy">{words["privacy"]}</a>
    </form>
  );
}
