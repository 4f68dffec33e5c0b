"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "#components/ui/button.tsx";
import { useScripted } from "#components/ui/use-scripted.ts";
import { clearKept, findKept, type Kept } from "./kept.ts";
import { KeptList } from "./kept-list.tsx";
import { isSignedIn, signOutHere } from "./sign-out-here.ts";

/** Names the visitor knows, by the names in the browser. */
type Props = { labels: Readonly<Record<string, string>> };

type State =
  | { is: "ready" | "busy" | "asking" }
  | { is: "done"; removed: Kept[]; stayed: Kept[]; problem: string | undefined };

function subscribe(tell: () => void): () => void {
  for (const event of ["storage", "pageshow", "focus"]) addEventListener(event, tell);
  return () => {
    for (const event of ["storage", "pageshow", "focus"]) removeEventListener(event, tell);
  };
}

/** Says what this site keeps in this browser, removes all of it, and says what it removed. */
export function DeviceControl({ labels }: Props) {
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
    const problem = await signOutHere();
    setState({ is: "done", ...clearKept(), problem });
  }

  if (!scripted) {
    return (
      <form method="post" action="/api/auth/sign-out">
        <p className="mb-4">
          Without script this page can remove only the cookies for signing in, by signing you out. How to
          clear the rest stands below.
        </p>
        <input type="hidden" name="forgetBrowser" value="true" />
        <Button>Sign out and remove the sign-in cookies</Button>
      </form>
    );
  }
  const kept = JSON.parse(here) as Kept[];
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        {kept.length > 0
          ? "This is here now. Cookies for signing in are not among it: no script can see them."
          : "Nothing is here now that a script can see. Cookies for signing in may be: no script can see them."}
      </p>
      <KeptList kept={kept} labels={labels} />
      {state.is !== "asking" && (
        <Button type="button" variant="danger" busy={state.is === "busy"} onClick={() => void begin()}>
          Clear everything this site keeps here
        </Button>
      )}
      {state.is === "asking" && (
        <div ref={outcome} tabIndex={-1} role="group" aria-labelledby="clear-question" className="grid gap-3">
          <p id="clear-question" className="font-semibold">
            You are signed in. Clearing everything also signs you out in this browser.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button type="button" variant="danger" onClick={() => void clear()}>
              Clear everything and sign out
            </Button>
            <Button type="button" variant="secondary" onClick={() => setState({ is: "ready" })}>
              Keep everything
            </Button>
          </div>
        </div>
      )}
      <div role="status" className="max-w-full">
        {state.is === "done" && (
          <div ref={outcome} tabIndex={-1} className="grid gap-3">
            <p className="font-semibold">
              {state.removed.length > 0 ? "Removed from this device:" : "There was nothing to remove."}
            </p>
            <KeptList kept={state.removed} labels={labels} />
            <p>{state.problem ?? "The cookies for signing in, which no script can see, are removed too."}</p>
            {state.stayed.length > 0 && <p>The browser did not let go of this:</p>}
            <KeptList kept={state.stayed} labels={labels} />
          </div>
        )}
      </div>
    </div>
  );
}
