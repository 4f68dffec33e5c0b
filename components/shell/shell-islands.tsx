"use client";

import { useEffect } from "react";
import { savesData } from "#components/browser/saves-data.ts";
import { whenIdle } from "#components/browser/when-idle.ts";
import { Island } from "#components/ui/island.tsx";
import { awakeEvent } from "#lib/platform/next/open/page-parts.ts";
import { withWords } from "#components/words/with-words.tsx";
import { hasInstallPrompt, isInstalled } from "./install/install-prompt.ts";
import { whichShortcut } from "./which-shortcut.ts";

const loadInstallTip = () =>
  withWords(() => import("./install/install-tip.tsx").then((part) => part.InstallTip));
const loadQuickNav = () => withWords(() => import("./quick-nav/quick-nav.tsx").then((part) => part.QuickNav));

const mayPrepare = () => !savesData();

/**
 * In the installed app, and on the install page if the browser offers no prompt, the link leads where it does without
 * script.
 */
const mayInstall = () => !isInstalled() && (hasInstallPrompt() || location.pathname !== "/install");

/** Requests quick navigation, as its links do. */
const searchEvent = "ak:search";

/** Listens for shortcut keys; the other effects load when the browser is idle. */
function useEffectsOfShell() {
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
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
      () => void import("./effects/start-marking-far.ts").then((part) => part.startMarkingFar(signal)),
      signal,
    );
    // Once all parts of this page listen, what the visitor did meanwhile is replayed (app/scripts/reach.ts).
    queueMicrotask(() => {
      document.documentElement.dataset["awake"] = "";
      dispatchEvent(new Event(awakeEvent));
    });
    return () => gone.abort();
  }, []);
}

/** Parts of the shell that cover the page: quick navigation, how to install. */
export function ShellIslands() {
  useEffectsOfShell();
  return (
    <>
      <Island when="idle" ahead={mayPrepare} opens="quick-nav" openEvent={searchEvent} load={loadQuickNav} />
      <Island when="interaction" opens="install" mayOpen={mayInstall} load={loadInstallTip} />
    </>
  );
}
