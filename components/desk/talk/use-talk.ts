import { useEffect, useRef, type RefObject, useState } from "react";
import { followStream, type StreamState } from "#components/browser/event-stream.ts";
import {
  talkTellCall,
  type TalkLine,
  followCase,
  type TalkStanding,
} from "#lib/backoffice/desk/open/talk.ts";
import { isLater } from "#lib/domains/chat/open/shown-chat.ts";

/**
 * Notifies the visitor's side of what a colleague has seen, or that they are typing. Resolves to whether it succeeded.
 */
export const signalVisitor = (signal: { reference: string } & ({ seen: string } | { typing: true })) =>
  fetch(talkTellCall, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(signal),
  }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Calls `tell` with the id of the last line whose end (`data-ends`) was really on a visible screen. A failed call is
 * repeated with the next change.
 */
export function useSeen(
  log: RefObject<HTMLElement | null>,
  lines: readonly TalkLine[],
  isOpen: boolean,
  send: (seen: string) => Promise<boolean>,
): void {
  const sent = useRef("");
  const give = useRef(send);
  useEffect(() => {
    give.current = send;
  });

  useEffect(() => {
    if (!isOpen || !log.current) return undefined;
    const inView = new Set<string>();
    const look = () => {
      if (document.visibilityState !== "visible") return;
      const before = sent.current;
      const last = [...inView].reduce((one, other) => (isLater(other, one) ? other : one), before);
      if (last === before) return;
      sent.current = last;
      void give.current(last).then((isTaken) => {
        if (!isTaken && sent.current === last) sent.current = before;
      });
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target.getAttribute("data-ends") ?? "";
          if (isIntersecting) inView.add(id);
          else inView.delete(id);
        }
        look();
      },
      { threshold: 0.5 },
    );
    for (const end of log.current.querySelectorAll("[data-ends]")) observer.observe(end);
    document.addEventListener("visibilitychange", look);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", look);
    };
  }, [log, lines, isOpen]);
}

/** Inserts a line in order. A line that is already present is not added again. */
export function addLine(lines: readonly TalkLine[], line: TalkLine): readonly TalkLine[] {
  if (lines.some(({ id }) => id === line.id)) return lines;
  return [
    ...lines.filter(({ id }) => isLater(line.id, id)),
    line,
    ...lines.filter(({ id }) => isLater(id, line.id)),
  ];
}

/** A typing signal is sent every three seconds, and is valid for this long. */
const writingMs = 5_000;

/** A live conversation, starting from the lines that the server rendered. */
export function useTalk(reference: string, drawn: readonly TalkLine[]) {
  const [lines, setLines] = useState(drawn);
  const [standing, setStanding] = useState<TalkStanding>();
  const [stream, setStream] = useState<StreamState>();
  const [isWriting, setWriting] = useState(false);
  // The last line from the stream. A line just sent from here does not count, because earlier ones may still be coming.
  const last = useRef(drawn.at(-1)?.id);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = (is: boolean) => {
      clearTimeout(timer);
      setWriting(is);
      if (is) timer = setTimeout(() => setWriting(false), writingMs);
    };
    const stop = followStream({
      url: followCase(reference),
      after: () => last.current,
      onEvent: (name, data) => {
        if (name === "typing") write(true);
        if (name === "state") setStanding(data as TalkStanding);
        if (name !== "line") return;
        const line = data as TalkLine;
        last.current = line.id;
        setLines((before) => addLine(before, line));
        if (line.from === "visitor") write(false);
      },
      onState: (state) => {
        setStream(state);
        if (state === "open") return;
        setStanding(undefined); // whether they are here is unknown now
        write(false);
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [reference]);

  return {
    lines,
    standing,
    stream,
    isWriting,
    add: (line: TalkLine) => setLines((all) => addLine(all, line)),
  };
}
