"use client";

import { useSyncExternalStore, type ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { useScripted } from "#components/ui/use-scripted.ts";
import { hasInstallPrompt, installEvent, isInstalled, promptInstall } from "./install-prompt.ts";
import { whichPlatform, type Platform } from "./which-platform.ts";

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

type Guide = { id: Platform; name: string; steps: ReactNode };

type Props = {
  guides: readonly Guide[];
  /** Shown at the method of the visitor's own browser. */
  own: string;
};

const never = () => () => {};

/** All methods, that of the visitor's own browser first and labelled as such; without script in the given order. */
export function InstallGuides({ guides, own: ownWords }: Props) {
  const scripted = useScripted();
  const own = useSyncExternalStore(
    never,
    () => whichPlatform(navigator),
    () => undefined,
  );
  const ordered = [...guides].sort((one, other) => Number(other.id === own) - Number(one.id === own));
  return (
    <div className="install-ways" data-scripted={scripted || undefined}>
      {ordered.map(({ id, name, steps }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className="text-xl">
            {name}
          </h2>
          {id === own && <p className="install-own">{ownWords}</p>}
          {steps}
        </section>
      ))}
    </div>
  );
}
