import { useEffect, useRef } from "react";
import { isLater } from "#lib/domains/chat/open/shown-chat.ts";
import { type ChatWords, fill } from "#lib/platform/words/open/leaf-words.ts";
import { dateFormat } from "#lib/platform/words/open/formats.ts";
import type { KeptChat } from "./kept-chat.ts";

/** The delivery state of a message of the visitor. */
type Mark = "waiting" | "sent" | "seen";

type ShownLine = {
  /** Stays the same from the moment it is written until it is seen. */
  key: string;
  isOwn: boolean;
  text: string;
  at: string;
  file?: string;
  mark?: Mark;
};

/** The conversation as it is shown: what the server has, in order, then what waits. */
export function shownLines({ lines, waiting, standing }: KeptChat): ShownLine[] {
  const seen = standing?.seenByStaff;
  const markOf = (id: string): Mark => (seen !== undefined && !isLater(id, seen) ? "seen" : "sent");
  return [
    ...lines.map(({ id, key = id, from, text, at, file }) => {
      const isOwn = from === "visitor";
      return { key, isOwn, text, at, ...(file && { file }), ...(isOwn && { mark: markOf(id) }) };
    }),
    ...waiting.map(({ id, text, at, file }) => ({
      key: id,
      isOwn: true,
      text,
      at,
      ...(file && { file: file.name }),
      mark: "waiting" as const,
    })),
  ];
}

type Props = { lines: readonly ShownLine[]; isTyping: boolean; words: ChatWords };

/** The time, with its day if that is not today. */
function timeOf(at: string, locale: string): string {
  const moment = new Date(at);
  const isToday = moment.toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ day: "numeric", month: "short" } as const);
  return dateFormat({ ...day, hour: "2-digit", minute: "2-digit" }, locale).format(moment);
}

/** The messages, the newest at the end and in view. New lines are announced elsewhere (use-conversation.ts), each once. */
export function LineList({ lines, isTyping, words }: Props) {
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [lines.length, isTyping]);

  return (
    <div
      ref={log}
      role="log"
      aria-live="off"
      aria-label={words["lines.label"]}
      tabIndex={0}
      className="chat-log"
    >
      {lines.map(({ key, isOwn, text, at, file, mark }) => (
        <div key={key} className={isOwn ? "chat-line chat-own" : "chat-line"}>
          <p className="sr-only">{isOwn ? words["lines.you"] : words["lines.staff"]}</p>
          <p dir="auto">{text}</p>
          {file && <p>{fill(words["lines.file"], { name: file })}</p>}
          <p className="chat-mark">
            <time dateTime={at}>{timeOf(at, words.locale)}</time>
            {mark && <span data-mark={mark}>{words[`mark.${mark}`]}</span>}
          </p>
        </div>
      ))}
      {isTyping && <p className="chat-typing">{words["lines.typing"]}</p>}
    </div>
  );
}
