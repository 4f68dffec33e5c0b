"use client";

import { useEffect, useRef, useState, type PointerEvent } from "react";
import type { Asked } from "#components/ui/island.tsx";
import type { Speaks } from "#components/words/load-words.tsx";
import { coversFocus } from "./covers.ts";
import { makeCountdown, type Countdown } from "./make-countdown.ts";
import { makeSwipe } from "./make-swipe.ts";
import type { Toast } from "./show-toast.ts";
import "./toasts.css";

const shownMs = 5_000;
/** A live region speaks only of what is put into it once it stands. */
const regionReadyMs = 60;

/**
 * Shows one toast at a time, for five seconds. The clock stands still while the toast is pointed at or has focus; a
 * swipe to the right, the button, and Escape inside it take it away, and focus then goes back to where it was.
 */
export function Toasts({ by, words }: Asked & Speaks) {
  const [shown, setShown] = useState<{ toast: Toast; turn: number }>();
  const box = useRef<HTMLElement>(null);
  const clock = useRef<Countdown>(undefined);
  const cameFrom = useRef<HTMLElement>(undefined);
  const [swipe] = useState(makeSwipe);
  const [show] = useState(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    return (toast: Toast) => {
      clearTimeout(waiting);
      waiting = setTimeout(() => setShown((last) => ({ toast, turn: (last?.turn ?? 0) + 1 })), regionReadyMs);
    };
  });

  useEffect(() => {
    if (by instanceof CustomEvent) show(by.detail as Toast);
  }, [by, show]);

  useEffect(() => {
    const element = box.current;
    if (!shown || !element) return;
    const countdown = makeCountdown(shownMs, () => setShown(undefined));
    clock.current = countdown;
    if (element.matches(":hover")) countdown.hold("pointer");
    if (element.contains(document.activeElement)) countdown.hold("focus");
    const step = () => {
      delete element.dataset["atTop"];
      if (coversFocus(element)) element.dataset["atTop"] = "";
    };
    step();
    document.addEventListener("focusin", step);
    return () => {
      countdown.stop();
      document.removeEventListener("focusin", step);
    };
  }, [shown]);

  function dismiss() {
    if (box.current?.contains(document.activeElement)) cameFrom.current?.focus({ preventScroll: true });
    setShown(undefined);
  }

  function handleMove(event: PointerEvent<HTMLElement>) {
    const far = swipe.move(event);
    if (far === undefined) return;
    const { currentTarget: element, pointerId } = event;
    if (!element.hasPointerCapture(pointerId)) element.setPointerCapture(pointerId);
    clock.current?.hold("swipe");
    element.dataset["swiped"] = "";
    element.style.translate = `${far}px`;
  }

  function handleEnd(event: PointerEvent<HTMLElement>) {
    const outcome = swipe.end(event);
    if (outcome === "press") return;
    delete event.currentTarget.dataset["swiped"];
    event.currentTarget.style.translate = "";
    clock.current?.release("swipe");
    if (outcome === "away" && event.type === "pointerup") dismiss();
  }

  return (
    <section
      ref={box}
      className="toast"
      data-shown={shown && ""}
      aria-label={shown && words["toast.label"]}
      onPointerEnter={() => clock.current?.hold("pointer")}
      onPointerLeave={() => clock.current?.release("pointer")}
      onFocus={({ relatedTarget, currentTarget }) => {
        clock.current?.hold("focus");
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          cameFrom.current = relatedTarget;
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) clock.current?.release("focus");
      }}
      onKeyDown={({ key }) => key === "Escape" && dismiss()}
      onPointerDown={(event) => event.button === 0 && swipe.begin(event)}
      onPointerMove={handleMove}
      onPointerUp={handleEnd}
      onPointerCancel={handleEnd}
    >
      <div role="status">
        {shown && (
          <p key={shown.turn}>
            {shown.toast.text}
            {shown.toast.action && (
              <a href={shown.toast.action.href} draggable={false}>
                {shown.toast.action.label}
              </a>
            )}
          </p>
        )}
      </div>
      {shown && (
        <button type="button" aria-label={words["toast.close"]} onClick={dismiss}>
          <svg className="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
      )}
    </section>
  );
}
