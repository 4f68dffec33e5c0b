import { useEffect, type RefObject, useCallback, useRef, useState } from "react";
import {
  addressHere,
  isKeptOpen,
  keepClosedHere,
  keepOpenHere,
  takeOpenHere,
  type ChatPlace,
  type Draft,
} from "./open-chat.ts";

/** Calls `onCovering` as soon as the focused element of the page is under the panel, even in part. */
export function useUncoverFocus(panel: RefObject<HTMLElement | null>, onCovering: () => void): void {
  useEffect(() => {
    let isGone = false;
    const look = () => {
      const focused = document.activeElement;
      // The page as a whole, which takes the focus of the skip link, does not count.
      if (isGone || !panel.current || !focused || focused.matches("body, main, .chat-panel, .chat-panel *"))
        return;
      const own = panel.current.getBoundingClientRect();
      const { left, top, right, bottom } = focused.getBoundingClientRect();
      if (own.left < right && left < own.right && own.top < bottom && top < own.bottom) onCovering();
    };
    // A moment later, once the browser has scrolled to what took the focus.
    const lookSoon = () => void setTimeout(look);
    lookSoon();
    document.addEventListener("focusin", lookSoon);
    return () => {
      isGone = true;
      document.removeEventListener("focusin", lookSoon);
    };
  }, [panel, onCovering]);
}

/**
 * Where the chat is, in this tab and from page to page: `asked` counts the presses that request it. What is being
 * written is carried along with it; `keep` stores it.
 */
export function usePlace(asked: number) {
  const [begun] = useState(takeOpenHere);
  const [last, setLast] = useState({ place: begun.place as ChatPlace, at: 0, isBegin: true });
  const place = asked > last.at ? "open" : last.place;
  const from = useRef(begun.from);
  const draft = useRef<Draft>(begun);

  const put = useCallback(
    (next: ChatPlace) => {
      if (next === "aside") from.current = addressHere();
      setLast({ place: next, at: asked, isBegin: false });
    },
    [asked],
  );
  const store = useCallback(
    () =>
      place === "closed"
        ? keepClosedHere(draft.current.text)
        : keepOpenHere({ ...draft.current, place, from: from.current }),
    [place],
  );
  /** A link is followed: stored at once, because the next page may load before this one renders again. */
  const putAside = useCallback(
    (next: "aside" | "closed") => {
      if (next === "closed") keepClosedHere("");
      else keepOpenHere({ ...draft.current, place: next, from: addressHere() });
      setTimeout(() => put(next)); // a link that is removed while it is pressed may not be followed
    },
    [put],
  );
  const keep = useCallback(
    (written: Draft) => {
      draft.current = { text: written.text, isAtPlaces: written.isAtPlaces };
      store();
    },
    [store],
  );

  useEffect(() => {
    store();
    if (place !== "aside") return undefined;
    // The page was in the back/forward cache, and the visitor returned to it from where the link led.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      if (!isKeptOpen()) put("closed");
      else if (from.current === addressHere()) put("open");
    };
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, [place, store, put]);

  return {
    place,
    /** It is open because it was open on the previous page: nobody requested it here. */
    isUnasked: last.isBegin && asked === 0,
    draft: begun as Draft,
    put,
    putAside,
    keep,
  };
}
