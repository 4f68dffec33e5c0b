import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from "react";
import { isPlainPress } from "#components/browser/links.ts";
import type { Asked } from "#components/ui/island.tsx";
import type { ChatFile } from "#lib/domains/chat/open/shown-chat.ts";
import { ChatFoot, useBegunParts } from "./chat-foot.tsx";
import type { ChatView, Conversation } from "./conversation.ts";
import { HoursLine } from "./hours-line.tsx";
import { LineList, shownLines } from "./line-list.tsx";
import { useConversation, useNews } from "./use-conversation.ts";
import { useUncoverFocus, usePlace } from "./use-place.ts";
import { smallScreen } from "./open-chat.ts";
import { useWriting, type Writing } from "./use-writing.ts";
import "./chat.css";

/**
 * Passes the height of the window that no keyboard covers to the stylesheet: some browsers overlay the keyboard on the
 * page.
 */
function useFit(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (!seen) return undefined;
    // A pinch zoom shows less of the window, and the panel keeps its height.
    const height = () => `${Math.round(seen.height * seen.scale)}px`;
    const fit = () => panel.current?.style.setProperty("--chat-room", height());
    fit();
    seen.addEventListener("resize", fit);
    return () => seen.removeEventListener("resize", fit);
  }, [panel]);
}

type Props = ChatFile & {
  /** How many times it was requested. */
  asked: number;
  /** It was open on the previous page, and takes no focus. */
  isUnasked: boolean;
  chat: Conversation;
  view: ChatView;
  writing: Writing;
  onClose: () => void;
  /** Called when one of its links is followed and the chat covers what it leads to. */
  onAside: () => void;
  /** Called when the chat covers the focused element of the page. */
  onCovering: () => void;
};

const titleId = "chat-title";

const focusLauncher = () => document.querySelector<HTMLElement>("[data-opens=chat]")?.focus();

function CloseButton({ words, onClose }: Pick<Props, "words" | "onClose">) {
  return (
    <button type="button" className="icon-button" aria-label={words.close} onClick={onClose}>
      {/* Drawn as in components/ui/icon.tsx, which would bring in all the other icons. */}
      <svg className="icon" width={20} height={20} viewBox="0 0 24 24" aria-hidden="true">
        <path d="m6 6 12 12M18 6 6 18" />
      </svg>
    </button>
  );
}

/** The open chat: a panel beside the page, which stays as it is. */
function OpenPanel(props: Props) {
  const { asked, words, hours, chat, view, writing, onClose, onAside, onCovering } = props;
  const { kept } = view;
  const { step, text } = writing;
  const [openedAt] = useState(() => Date.now());
  const [note, setNote] = useState("");
  const panel = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const news = useNews(kept, words);
  useFit(panel);
  useUncoverFocus(panel, onCovering);

  const isUnasked = useRef(props.isUnasked);
  useEffect(() => {
    if (isUnasked.current) isUnasked.current = false;
    // The pressed launcher is under the panel: it must not keep the focus.
    else if (step === "write" || !panel.current?.contains(document.activeElement))
      (box.current ?? panel.current)?.focus();
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
  function follow(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    if (!link || link.target || !isPlainPress(event.nativeEvent) || !matchMedia(smallScreen).matches) return;
    onAside();
  }

  const lines = kept ? shownLines(kept) : [];
  const isClosed = kept?.standing?.state === "closed";
  const isAsking = isClosed && !kept?.hasSaid && kept?.standing?.helped === undefined;
  const takesFocus = !(props.isUnasked && writing.isRestored);
  const begun = useBegunParts(!!kept);
  const foot = { box, begun, writing, chat, view, openedAt, takesFocus, words, onClose };
  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className="chat-panel"
      onKeyDown={press}
      onClick={follow}
    >
      <div className="chat-head">
        <h2 id={titleId}>{words.title}</h2>
        <CloseButton words={words} onClose={onClose} />
      </div>
      <HoursLine
        hours={hours}
        isStaffHere={kept?.standing?.staffHere}
        isAnswered={lines.some(({ isOwn }) => !isOwn)}
        words={words}
      />
      {lines.length > 0 ? (
        <LineList lines={lines} isTyping={view.isTyping} words={words} />
      ) : (
        step === "write" && <p className="chat-small">{words.intro}</p>
      )}
      <p role="status" className="sr-only">
        <span key={news.upTo}>{news.text}</span>
      </p>
      {isClosed && begun && (
        <begun.ClosedNote
          isAsking={isAsking}
          words={words}
          onSay={(helped) => void chat.say(helped)}
          onNew={() => void clear(true)}
        />
      )}
      {(!isClosed || text !== "") && <ChatFoot {...foot} />}
      {kept && begun && (
        <begun.ChatMenu
          chatKey={kept.key}
          reference={kept.reference}
          words={words}
          onClear={() => void clear(false)}
        />
      )}
      <p role="status">{note}</p>
    </div>
  );
}

/**
 * The chat, closed until it is requested, and open at once if it was open on the previous page. While closed, it still
 * sends what waits. Where it was put aside for one of its links, a bar leads back to what was begun.
 */
export function ChatPanel({ asked, ...file }: Asked & ChatFile) {
  const { words } = file;
  const { place, isUnasked, draft, put, putAside, keep } = usePlace(asked);
  const isOpen = place === "open";
  const { chat, view } = useConversation(isOpen);
  const writing = useWriting(chat, view.kept, draft);
  const { text, step } = writing;
  useEffect(() => keep({ text, isAtPlaces: step === "places" }), [keep, text, step]);

  /** Whether there is something to come back to. */
  const isBegun = text !== "" || !!view.kept;
  const closeForFocus = useCallback(() => put("closed"), [put]);
  function close(): void {
    put("closed");
    focusLauncher();
  }
  if (place === "aside" && isBegun)
    return (
      <div className="chat-aside">
        <button type="button" className="btn btn-quiet" onClick={() => put("open")}>
          {words["aside.back"]}
        </button>
        <CloseButton words={words} onClose={close} />
      </div>
    );
  if (!isOpen) return null;
  return (
    <OpenPanel
      {...file}
      asked={asked}
      isUnasked={isUnasked}
      chat={chat}
      view={view}
      writing={writing}
      onClose={close}
      onAside={() => putAside(isBegun ? "aside" : "closed")}
      onCovering={closeForFocus}
    />
  );
}
