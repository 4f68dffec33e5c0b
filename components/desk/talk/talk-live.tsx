"use client";

import { useLayoutEffect, useRef, type ReactNode } from "react";
import { useScripted } from "#components/ui/use-scripted.ts";
import type { TalkLine, TalkStanding } from "#lib/desk/open/talk.ts";
import { TalkBox, type BoxProps } from "./talk-box.tsx";
import { TalkLines } from "./talk-lines.tsx";
import type { TalkWords } from "./talk-words.ts";
import { tellVisitor } from "./tell-visitor.ts";
import { useSeen } from "./use-seen.ts";
import { useTalk } from "./use-talk.ts";
import { useVersion } from "./use-version.ts";

type Props = Omit<BoxProps, "reference"> & {
  reference: string;
  /** What was said so far. */
  lines: readonly TalkLine[];
  /** Of the case, with these lines. */
  version: number;
  /** Where the visitor was when they wrote last. */
  page: string;
  helped: boolean | undefined;
  /** Nothing more may be said: the case is done. */
  isClosed: boolean;
  /** Between what was said and the box. */
  children: ReactNode;
};

/** So near the end of what was said somebody reads the latest. */
const nearPx = 48;

/** Whether the visitor is here, as far as it is known. */
function presence(
  standing: TalkStanding | undefined,
  stream: "cut" | "over" | "open" | undefined,
  words: TalkWords,
) {
  if (standing) return standing.visitorHere ? words.here : words.left;
  return stream === "cut" || stream === "over" ? words[stream] : words.connecting;
}

/** A conversation as it goes on: what the server drew is there at once, and what comes is added to it. */
export function TalkLive({ lines: drawn, version, page, helped, isClosed, children, ...box }: Props) {
  const { reference, words } = box;
  const isScripted = useScripted();
  const log = useRef<HTMLDivElement>(null);
  const { lines, standing, stream, isWriting, add } = useTalk(reference, drawn);
  useSeen(log, lines, stream === "open", (seen) => tellVisitor({ reference, seen }));

  const count = lines.length;
  useVersion(version, count - drawn.length);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    // Who reads further up is not taken away from there.
    if (log.current && isAtEnd.current) log.current.scrollTop = log.current.scrollHeight;
  }, [count]);
  function handleSaid(line: TalkLine): void {
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
          <TalkBox {...box} onSaid={handleSaid} />
        </>
      )}
    </>
  );
}
