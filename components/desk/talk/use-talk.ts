import { useEffect, useRef, useState } from "react";
import { followStream, type StreamState } from "#components/browser/follow-stream.ts";
import { followCase, type TalkLine, type TalkStanding } from "#lib/backoffice/desk/open/talk.ts";
import { isLater } from "#lib/domains/chat/open/is-later.ts";

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
