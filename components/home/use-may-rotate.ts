import { useSyncExternalStore } from "react";
import { savesData } from "#components/browser/saves-data.ts";
import { shouldRotate } from "./should-rotate.ts";

const reducedMotion = "(prefers-reduced-motion: reduce)";
const smallScreen = "(max-width: 640px)";
const connection = () => (navigator as Navigator & { connection?: EventTarget }).connection;

function subscribe(tell: () => void): () => void {
  const places: (EventTarget | undefined)[] = [
    matchMedia(reducedMotion),
    matchMedia(smallScreen),
    connection(),
  ];
  for (const place of places) place?.addEventListener("change", tell);
  document.addEventListener("visibilitychange", tell);
  return () => {
    for (const place of places) place?.removeEventListener("change", tell);
    document.removeEventListener("visibilitychange", tell);
  };
}

const mayRotate = () =>
  shouldRotate({
    reducedMotion: matchMedia(reducedMotion).matches,
    smallScreen: matchMedia(smallScreen).matches,
    savesData: savesData(),
  });

/** Whether the headline may move, and whether anybody can see it; follows changes of both. False on the server. */
export function useMayRotate(): { mayRotate: boolean; visible: boolean } {
  return {
    mayRotate: useSyncExternalStore(subscribe, mayRotate, () => false),
    visible: useSyncExternalStore(
      subscribe,
      () => !document.hidden,
      () => false,
    ),
  };
}
