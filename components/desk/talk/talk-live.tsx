"use client";

import { type Ref, useLayoutEffect, useRef, type ReactNode, useEffect } from "react";
import { each } from "#components/ui/each.ts";
import { useScripted } from "#components/ui/use-scripted.ts";
import type { TalkLine, TalkStanding } from "#lib/backoffice/desk/open/talk.ts";
import { isLater } from "#lib/domains/chat/open/shown-chat.ts";
import { momentInWords } from "#lib/platform/words/open/moments.ts";
import { uploadsPath } from "#lib/services/uploads/open/limits.ts";
import { TalkBox, type BoxProps } from "./talk-box.tsx";
import type { TalkWords } from "./talk-words.ts";
import { signalVisitor, useSeen, useTalk } from "./use-talk.ts";

type TalkLinesProps = {
  ref: Ref<HTMLDivElement>;
  lines: readonly TalkLine[];
  seenByVisitor: string | undefined;
  words: TalkWords;
  onScroll: (log: HTMLDivElement) => void;
};

/** The messages, latest at the end. New ones are announced. The keyboard can scroll the log. */
function TalkLines({ ref, lines, seenByVisitor = "", words, onScroll }: TalkLinesProps) {
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

/**
 * Each new line increments the version of its case. Staff who follow the conversation have read it, so the forms of the
 * page send the new version. Other changes by a colleague, which the page does not show, still cause a conflict.
 */
function useVersion(drawn: number, newLines: number): void {
  useEffect(() => {
    const version = String(drawn + newLines);
    for (const input of document.querySelectorAll<HTMLInputElement>("input[type=hidden][name=version]"))
      input.value = version;
  }, [drawn, newLines]);
}

type Props = Omit<BoxProps, "reference"> & {
  reference: string;
  /** The messages so far. */
  lines: readonly TalkLine[];
  /** The version of the case that includes these lines. */
  version: number;
  /** The page the visitor was on when they last wrote. */
  page: string;
  helped: boolean | undefined;
  /** The case is done, so no more messages are possible. */
  isClosed: boolean;
  /** Rendered between the messages and the text box. */
  children: ReactNode;
};

/** Within this distance of the end the reader counts as following the latest message. */
const nearPx = 48;

/** Whether the visitor is here, if that is known. */
function presence(
  standing: TalkStanding | undefined,
  stream: "cut" | "over" | "open" | undefined,
  words: TalkWords,
) {
  if (standing) return standing.visitorHere ? words.here : words.left;
  return stream === "cut" || stream === "over" ? words[stream] : words.connecting;
}

/** A live conversation: the messages that the server rendered are there at once, and new ones are added. */
export function TalkLive({ lines: drawn, version, page, helped, isClosed, children, ...box }: Props) {
  const { reference, words } = box;
  const isScripted = useScripted();
  const log = useRef<HTMLDivElement>(null);
  const { lines, standing, stream, isWriting, add } = useTalk(reference, drawn);
  useSeen(log, lines, stream === "open", (seen) => signalVisitor({ reference, seen }));

  const count = lines.length;
  useVersion(version, count - drawn.length);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    // Only scrolls when the reader is at the end, so that it does not move those who read further up.
    if (log.current && isAtEnd.current) log.current.scrollTop = log.current.scrollHeight;
  }, [count]);
  function handleSent(line: TalkLine): void {
    isAtEnd.current = true;
    add(line);
  }

  const where = standing?.page ?? page;
  const hasHelped = standing?.helped ?? helped;
  const isOver = standing ? standing.state === "closed" : isClosed;
  return (
    <>
      <p role="status" className="talk-news">
        {isScripted && presence(standing, stream, words)}
      </p>
      <dl className="answers">
        <div>
          <dt>{words.page}</dt>
          <dd>
            <a className="link" href={where}>
              {where}
            </a>
          </dd>
        </div>
        {hasHelped !== undefined && (
          <div>
            <dt>{words.helped}</dt>
            <dd>{hasHelped ? words["helped.yes"] : words["helped.no"]}</dd>
          </div>
        )}
      </dl>
      <TalkLines
        ref={log}
        lines={lines}
        seenByVisitor={standing?.seenByVisitor}
        words={words}
        onScroll={({ scrollHeight, scrollTop, clientHeight }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearPx;
        }}
      />
      <p className="talk-news text-muted">{isWriting && words.writing}</p>
      {isOver && <p>{words.closed}</p>}
      {!isClosed && (
        <>
          {children}
          <TalkBox {...box} onSent={handleSent} />
        </>
      )}
    </>
  );
}
