import { useEffect, useRef, useState } from "react";
import { followStream, type StreamState } from "#components/browser/follow-stream.ts";
import { followCase, type TalkLine, type TalkStanding } from "#lib/desk/open/talk.ts";
import { addLine } from "./add-line.ts";

/** Who writes says so every three seconds; so long it is believed. */
const writingMs = 5_000;

/** A conversation as it goes on, from the lines that the server drew. */
export function useTalk(reference: string, drawn: readonly TalkLine[]) {
  const [lines, setLines] = useState(drawn);
  const [standing, setStanding] = useState<TalkStanding>();
  const [stream, setStream] = useState<StreamState>();
  const [isWriting, setWriting] = useState(false);
  // Not one's own that was just taken: what was said before it may still be on its way.
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
        setStanding(undefined); // whether they are here is not known any more
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
