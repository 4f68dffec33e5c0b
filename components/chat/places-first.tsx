import { useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import type { QuickNavEntry } from "#lib/quick-nav/types.ts";
import type { ChatWords } from "#lib/words/open/chat-words.ts";
import { defaultLocale } from "#lib/words/open/locales.ts";

type Props = {
  question: string;
  words: ChatWords;
  onHelped: () => void;
  onPerson: () => void;
  onChange: () => void;
};

/** Answers first: the places of the site that most likely hold one. Where there is none, a person is asked at once. */
export function PlacesFirst({ question, words, onHelped, onPerson, onChange }: Props) {
  const [places, setPlaces] = useState<readonly QuickNavEntry[]>();
  const title = useRef<HTMLHeadingElement>(null);
  const askPerson = useRef(onPerson);

  useEffect(() => {
    let isGone = false;
    const show = (found: readonly QuickNavEntry[]) => {
      if (isGone) return;
      if (found.length > 0) setPlaces(found);
      else askPerson.current();
    };
    import("./find-places.ts").then((part) => part.findPlaces(question)).then(show, () => show([]));
    return () => void (isGone = true);
  }, [question]);

  useEffect(() => {
    if (places) title.current?.focus();
  }, [places]);

  if (!places) return <p role="status">{words["places.looking"]}</p>;
  return (
    <div className="chat-step">
      <h3 ref={title} tabIndex={-1}>
        {words["places.title"]}
      </h3>
      <ul className="chat-places">
        {places.map(({ label, to, of, hint }) => (
          <li key={to}>
            <a href={to} lang={defaultLocale} dir="auto">
              {label}
              {(of ?? hint) && <span>{of ?? hint}</span>}
            </a>
          </li>
        ))}
      </ul>
      <div className="chat-deeds">
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
