import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import type { Asked } from "#components/ui/island.tsx";
import type { ChatFile } from "#lib/chat/open/chat-file.ts";
import { ChatFoot } from "./chat-foot.tsx";
import { ChatMenu } from "./chat-menu.tsx";
import { ClosedNote } from "./closed-note.tsx";
import type { ChatView, Conversation } from "./conversation.ts";
import { HoursLine } from "./hours-line.tsx";
import { LineList } from "./line-list.tsx";
import { wasOpenHere } from "./open-chat.ts";
import { shownLines } from "./shown-lines.ts";
import { useConversation } from "./use-conversation.ts";
import { useFit } from "./use-fit.ts";
import { useNews } from "./use-news.ts";
import { useWriting, type Writing } from "./use-writing.ts";
import "./chat.css";

type Props = ChatFile & {
  /** How many times it was asked for; 0: it was open on the page before, and takes no focus. */
  asked: number;
  chat: Conversation;
  view: ChatView;
  writing: Writing;
  onClose: () => void;
};

const titleId = "chat-title";

/** The open chat: a panel beside the page, which stays as it is. */
function OpenPanel({ asked, words, hours, chat, view, writing, onClose }: Props) {
  const { kept } = view;
  const { step, text } = writing;
  const [openedAt] = useState(() => Date.now());
  const [note, setNote] = useState("");
  const panel = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const news = useNews(kept, words);
  useFit(panel);

  const isUnasked = useRef(asked === 0);
  useEffect(() => {
    if (isUnasked.current) isUnasked.current = false;
    else if (step === "write") (box.current ?? panel.current)?.focus();
  }, [asked, step]);

  async function clear(isAnew: boolean): Promise<void> {
    await writing.clear({ isAnew });
    setNote(isAnew ? "" : words["more.cleared"]);
    box.current?.focus();
  }
  function press(event: KeyboardEvent): void {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  }

  const lines = kept ? shownLines(kept) : [];
  const isClosed = kept?.standing?.state === "closed";
  const isAsking = isClosed && !kept?.hasSaid && kept?.standing?.helped === undefined;
  const foot = { box, writing, chat, view, openedAt, words, onClose };
  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className="chat-panel"
      onKeyDown={press}
    >
      <div className="chat-head">
        <h2 id={titleId}>{words.title}</h2>
        <button type="button" className="icon-button" aria-label={words.close} onClick={onClose}>
          {/* As components/ui/icon.tsx draws it; all the others would come along. */}
          <svg className="icon" width={20} height={20} viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
        <HoursLine hours={hours} isStaffHere={kept?.standing?.staffHere} words={words} />
      </div>
      {lines.length > 0 ? (
        <LineList lines={lines} isTyping={view.isTyping} words={words} />
      ) : (
        step === "write" && <p className="chat-small">{words.intro}</p>
      )}
      <p role="status" className="sr-only">
        <span key={news.upTo}>{news.text}</span>
      </p>
      {isClosed && (
        <ClosedNote
          isAsking={isAsking}
          words={words}
          onSay={(helped) => void chat.say(helped)}
          onNew={() => void clear(true)}
        />
      )}
      {(!isClosed || text !== "") && <ChatFoot {...foot} />}
      {kept && (
        <ChatMenu
          reference={kept.reference}
          words={words}
          onTranscript={chat.transcript}
          onClear={() => void clear(false)}
        />
      )}
      <p role="status">{note}</p>
    </div>
  );
}

/**
 * The chat, closed until it is asked for, and open at once where it was open on the page before. Closed, it still sends what
 * waits.
 */
export function ChatPanel({ asked, ...file }: Asked & ChatFile) {
  const [closedAt, setClosedAt] = useState(() => (wasOpenHere() ? -1 : 0));
  const isOpen = asked > closedAt;
  const { chat, view } = useConversation(isOpen);
  const writing = useWriting(chat, view.kept);
  if (!isOpen) return null;

  function close(): void {
    setClosedAt(asked);
    document.querySelector<HTMLElement>("[data-opens=chat]")?.focus();
  }
  return <OpenPanel {...file} asked={asked} chat={chat} view={view} writing={writing} onClose={close} />;
}
