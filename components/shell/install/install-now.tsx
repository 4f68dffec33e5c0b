"use client";

import { useSyncExternalStore } from "react";
import { Button } from "#components/ui/button.tsx";
import { hasInstallPrompt, installEvent, isInstalled, promptInstall } from "./install-prompt.ts";

function subscribe(tell: () => void): () => void {
  addEventListener(installEvent, tell);
  return () => removeEventListener(installEvent, tell);
}

const stateNow = () => (isInstalled() ? "installed" : hasInstallPrompt() ? "offered" : "by hand");

/** At the head of the page: a button if the browser offers to install, and a note if nothing is left to do. */
export function InstallNow({ words }: { words: Record<"installed" | "now" | "find", string> }) {
  const state = useSyncExternalStore(subscribe, stateNow, () => "by hand");

  return (
    <div className="install-now">
      {state === "installed" && <p className="font-semibold">{words.installed}</p>}
      {state === "offered" && (
        <Button type="button" onClick={() => void promptInstall()}>
          {words.now}
        </Button>
      )}
      {state === "by hand" && <p>{words.find}</p>}
    </div>
  );
}
