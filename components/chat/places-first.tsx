import { useEffect, useRef, useState } from "react";
import { askSearch } from "#components/page/ask-search.ts";
import { Button } from "#components/ui/button.tsx";
import type { Hit } from "#lib/services/search/open/search-answer.ts";
import type { ChatWords } from "#lib/platform/words/open/chat-words.ts";
import { defaultLocale } from "#lib/platform/words/open/locales.ts";

type Props = {
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
export function PlacesFirst({ question, takesFocus, words, onHelped, onPerson, onChange }: Props) {
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
