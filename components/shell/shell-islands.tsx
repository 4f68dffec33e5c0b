"use client";

import { useEffect, type ReactNode } from "react";
import { reloadOnceOnChunkFailure } from "#components/browser/chunk-retry.ts";
import { savesData } from "#components/browser/saves-data.ts";
import { whenIdle } from "#components/browser/when-idle.ts";
import { Island } from "#components/ui/island.tsx";
import { withWords } from "#components/words/load-words.tsx";
import { hasInstallPrompt, isInstalled, keepInstallPrompt } from "./install/install-prompt.ts";
import { toastEvent } from "./toasts/show-toast.ts";
import { whichShortcut } from "./which-shortcut.ts";

const loadBackToTop = () =>
  withWords(() => import("./back-to-top/back-to-top.tsx").then((part) => part.BackToTop));
const loadInstallTip = () =>
  withWords(() => import("./install/install-tip.tsx").then((part) => part.InstallTip));
const loadPrivacyChoice = () =>
  withWords(() => import("./footer/privacy-choice.tsx").then((part) => part.PrivacyChoice));
const loadQuickNav = () => withWords(() => import("./quick-nav/quick-nav.tsx").then((part) => part.QuickNav));
const loadToasts = () => withWords(() => import("./toasts/toasts.tsx").then((part) => part.Toasts));

const mayPrepare = () => !savesData();

/** In the app itself, and on the page that tells how, the link leads where it does without script. */
const mayInstall = () => !isInstalled() && (hasInstallPrompt() || location.pathname !== "/install");

/** Asks for quick navigation, as its links do. */
const searchEvent = "ak:search";

/** Listens from the first moment for what comes once, and for keys; the other effects come when the browser is idle. */
function useEffectsOfShell() {
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    reloadOnceOnChunkFailure(signal);
    keepInstallPrompt(signal); // browsers offer it once, and early
    document.addEventListener(
      "keydown",
      (event) => {
        const shortcut = whichShortcut(event);
        if (!shortcut) return;
        event.preventDefault();
        if (shortcut.does === "quick-nav") dispatchEvent(new Event(searchEvent));
        else void import("./shortcuts/follow-shortcut.ts").then((part) => part.followShortcut(shortcut));
      },
      { signal },
    );
    whenIdle(
      () => void import("./effects/start-effects.ts").then((part) => part.startEffects(signal)),
      signal,
    );
    return () => gone.abort();
  }, []);
}

/** Parts of the shell that cover the page: quick navigation, messages, how to install. */
export function ShellIslands() {
  useEffectsOfShell();
  return (
    <>
      <Island when="idle" ahead={mayPrepare} opens="quick-nav" hears={searchEvent} load={loadQuickNav} />
      <Island when="interaction" opens="install" mayOpen={mayInstall} load={loadInstallTip} />
      <Island when="interaction" hears={toastEvent} load={loadToasts} />
    </>
  );
}

/** At the end of the main part. The footer has a link to the top that needs no script. */
export const BackToTopIsland = () => <Island when="idle" load={loadBackToTop} />;

/** In place of `children`, the privacy note of most readers and the way to all of them. */
export const PrivacyIsland = ({ children }: { children: ReactNode }) => (
  <Island when="idle" load={loadPrivacyChoice}>
    {children}
  </Island>
);
