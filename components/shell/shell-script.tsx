"use client";

import { useEffect, useState, type ComponentType } from "react";
import { reloadOnceOnChunkFailure } from "#components/browser/chunk-retry.ts";
import { keepInstallPrompt } from "./install/install-prompt.ts";
import { savesData } from "#components/browser/saves-data.ts";
import { toastEvent, type Toast } from "./toasts/show-toast.ts";
import { whenIdle } from "#components/browser/when-idle.ts";
import { whichShortcut } from "./which-shortcut.ts";

type QuickNavPart = ComponentType<{ searches: number }>;
type ToastsPart = ComponentType<{ first: Toast | undefined }>;

const loadQuickNav = () => import("./quick-nav/quick-nav.tsx");
const loadLater = () => import("./later/start-later.ts");

/**
 * What the shell does with script, and as little of it as can be on the first load: it listens, and fetches a part when
 * somebody asks for it, or when the browser is idle and the visitor does not save data.
 */
export function ShellScript() {
  const [QuickNav, setQuickNav] = useState<QuickNavPart>();
  const [searches, setSearches] = useState(0);
  const [toasts, setToasts] = useState<{ Part: ToastsPart; first: Toast }>();

  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    reloadOnceOnChunkFailure(signal);
    keepInstallPrompt(signal); // browsers offer it once, and early

    const prepare = async () => {
      const part = await loadQuickNav();
      setQuickNav(() => part.QuickNav);
    };
    const search = () => {
      setSearches((times) => times + 1);
      void prepare();
    };
    addEventListener(
      toastEvent,
      async (event) => {
        const first = (event as CustomEvent<Toast>).detail;
        const { Toasts } = await import("./toasts/toasts.tsx");
        setToasts({ Part: Toasts, first });
      },
      { signal },
    );
    document.addEventListener(
      "click",
      (event) => {
        if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
          return;
        if (!(event.target instanceof Element) || !event.target.closest("[data-opens='quick-nav']")) return;
        event.preventDefault();
        search();
      },
      { signal },
    );
    document.addEventListener(
      "keydown",
      (event) => {
        const shortcut = whichShortcut(event);
        if (!shortcut) return;
        event.preventDefault();
        if (shortcut.does === "quick-nav") search();
        else void import("./shortcuts/follow-shortcut.ts").then((part) => part.followShortcut(shortcut));
      },
      { signal },
    );
    whenIdle(() => {
      void loadLater().then((part) => part.startLater(signal));
      if (!savesData()) prepare().catch(() => undefined); // it stands ready, closed
    }, signal);
    return () => gone.abort();
  }, []);

  return (
    <>
      {QuickNav && <QuickNav searches={searches} />}
      {toasts && <toasts.Part first={toasts.first} />}
    </>
  );
}
