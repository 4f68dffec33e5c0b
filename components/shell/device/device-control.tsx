"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { bearerHeaders, readToken } from "#components/browser/token-store.ts";
import { Button } from "#components/ui/button.tsx";
import { sendJson, type Failing } from "#components/ui/send-json.ts";
import { useScripted } from "#components/ui/use-scripted.ts";
import type { DeviceWords } from "./device-words.ts";
import { type Kept, clearChat, clearCopies, clearKept, findKept } from "./kept.ts";

type KeptListProps = { kept: readonly Kept[]; labels: Readonly<Record<string, string>>; words: DeviceWords };

/** The stored entries, by the name that a visitor knows and the browser's own. Renders nothing for an empty list. */
function KeptList({ kept, labels, words }: KeptListProps) {
  if (kept.length === 0) return null;
  return (
    <ul className="grid list-disc gap-1 ps-5">
      {kept.map(({ name, place }) => (
        <li key={`${place} ${name}`}>
          {labels[name] ?? words.unknown} (<code translate="no">{name}</code>, {words[`place.${place}`]})
        </li>
      ))}
    </ul>
  );
}

/** Whether a user is signed in here. While the browser is offline, a stored token counts as signed in. */
async function isSignedIn(): Promise<boolean> {
  try {
    return (await fetch("/api/auth/me", { headers: bearerHeaders(), cache: "no-store" })).ok;
  } catch {
    return readToken() !== undefined;
  }
}

/**
 * Ends the session and has the server delete every sign-in cookie, which no script can. Resolves to the message of what
 * went wrong (one of `words` if no response came), or to undefined.
 */
async function signOutHere(words: Failing): Promise<string | undefined> {
  const answer = await sendJson("/api/auth/sign-out", '{"forgetBrowser":true}', words, bearerHeaders());
  return "problem" in answer ? answer.problem : undefined;
}

type Props = {
  /** Names that the visitor knows, by the browser's own names of the entries. */
  labels: Readonly<Record<string, string>>;
  words: DeviceWords;
};

type State =
  | { is: "ready" | "busy" | "asking" }
  | { is: "done"; removed: Kept[]; stayed: Kept[]; problem: string | undefined };

function subscribe(tell: () => void): () => void {
  for (const event of ["storage", "pageshow", "focus"]) addEventListener(event, tell);
  return () => {
    for (const event of ["storage", "pageshow", "focus"]) removeEventListener(event, tell);
  };
}

/** Lists what this site stores in this browser, deletes all of it, and says what it deleted. */
export function DeviceControl({ labels, words }: Props) {
  const scripted = useScripted();
  const here = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(findKept()),
    () => "[]",
  );
  const [state, setState] = useState<State>({ is: "ready" });
  const outcome = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (state.is === "asking" || state.is === "done") outcome.current?.focus();
  }, [state.is]);

  async function begin() {
    setState({ is: "busy" });
    if (await isSignedIn()) setState({ is: "asking" });
    else await clear();
  }

  async function clear() {
    setState({ is: "busy" });
    const problem = await signOutHere(words);
    const apart = [...(await clearCopies()), ...(await clearChat())];
    const { removed, stayed } = clearKept();
    setState({ is: "done", removed: [...removed, ...apart], stayed, problem });
  }

  if (!scripted) {
    return (
      <form method="post" action="/api/auth/sign-out">
        <p className="mb-4">{words.scriptless}</p>
        <input type="hidden" name="forgetBrowser" value="true" />
        <Button>{words.signOut}</Button>
      </form>
    );
  }
  const kept = JSON.parse(here) as Kept[];
  return (
    <div className="grid justify-items-start gap-4">
      <p>{kept.length > 0 ? words.here : words.nothing}</p>
      <KeptList kept={kept} labels={labels} words={words} />
      {state.is !== "asking" && (
        <Button type="button" variant="danger" busy={state.is === "busy"} onClick={() => void begin()}>
          {words.clear}
        </Button>
      )}
      {state.is === "asking" && (
        <div ref={outcome} tabIndex={-1} role="group" aria-labelledby="clear-question" className="grid gap-3">
          <p id="clear-question" className="font-semibold">
            {words.signedIn}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button type="button" variant="danger" onClick={() => void clear()}>
              {words.clearAndSignOut}
            </Button>
            <Button type="button" variant="secondary" onClick={() => setState({ is: "ready" })}>
              {words.keep}
            </Button>
          </div>
        </div>
      )}
      <div role="status" className="max-w-full">
        {state.is === "done" && (
          <div ref={outcome} tabIndex={-1} className="grid gap-3">
            <p className="font-semibold">{state.removed.length > 0 ? words.removed : words.nothingRemoved}</p>
            <KeptList kept={state.removed} labels={labels} words={words} />
            <p>{state.problem ?? words.cookiesToo}</p>
            {state.stayed.length > 0 && <p>{words.stayed}</p>}
            <KeptList kept={state.stayed} labels={labels} words={words} />
          </div>
        )}
      </div>
    </div>
  );
}
