import type { Ref } from "react";
import { each } from "#components/ui/each.ts";
import { isLater } from "#lib/domains/chat/open/is-later.ts";
import type { TalkLine } from "#lib/backoffice/desk/open/talk.ts";
import { uploadsPath } from "#lib/services/uploads/open/limits.ts";
import { momentInWords } from "#lib/platform/words/open/moments.ts";
import type { TalkWords } from "./talk-words.ts";

type Props = {
  ref: Ref<HTMLDivElement>;
  lines: readonly TalkLine[];
  seenByVisitor: string | undefined;
  words: TalkWords;
  onScroll: (log: HTMLDivElement) => void;
};

/** The messages, latest at the end. New ones are announced. The keyboard can scroll the log. */
export function TalkLines({ ref, lines, seenByVisitor = "", words, onScroll }: Props) {
  const seen = lines.findLast(({ from, id }) => from === "staff" && !isLater(id, seenByVisitor))?.id;
  return (
    <div
      ref={ref}
      role="log"
      aria-label={words.log}
      tabIndex={0}
      className="talk-log"
      onScroll={({ currentTarget }) => onScroll(currentTarget)}
    >
      <ol>
        {each(lines, ({ id, from, text, at, by, file }) => (
          <li className={from === "staff" ? "talk-ours" : undefined}>
            <p className="talk-text" dir="auto">
              {text}
            </p>
            {file && (
              <p>
                <a className="link" href={`${uploadsPath}/${file.id}`}>
                  {file.name}
                </a>
              </p>
            )}
            <p className="talk-end" data-ends={from === "visitor" ? id : undefined}>
              {from === "visitor" ? words.visitor : (by ?? words.staff)} ·{" "}
              <time dateTime={at}>{momentInWords(new Date(at), words.locale)}</time>
              {id === seen && ` · ${words.seen}`}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
