import { useCallback, useEffect, useState } from "react";
import { buttonClass } from "#components/ui/button-class.ts";
import { fill } from "#lib/platform/words/open/leaf-words.ts";
import { subscribePlans } from "./plan-store.ts";
import type { PlanWords } from "./plan-words.ts";
import { forgetOthers, hasUnshared, mayBeSignedIn, sharePlans, type Shared } from "./sync-plans.ts";

/** The debounce delay: several changes in a row make one request. */
const pauseMs = 2_000;

type State = Shared | { is: "sharing" } | { is: "unasked" };

/**
 * Syncs the plans of this device with the account. With a token stored here it does so when the page opens, after each
 * change, and when the browser is online again; otherwise only on request.
 */
export function AccountLine({ words }: { words: PlanWords }) {
  const [state, setState] = useState<State>({ is: "unasked" });
  const run = useCallback(
    async (mayAdopt = false) => {
      setState({ is: "sharing" });
      const failing = { lost: words["account.lost"], failed: words["account.answered"] };
      setState(await sharePlans(failing, { mayAdopt }));
    },
    [words],
  );

  useEffect(() => {
    if (!mayBeSignedIn()) return;
    let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(() => void run());
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (mayBeSignedIn() && hasUnshared()) void run();
      }, pauseMs);
    };
    const unsubscribe = subscribePlans(soon);
    addEventListener("online", soon);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      removeEventListener("online", soon);
    };
  }, [run]);

  return (
    <section className="plan-account plan-only-screen">
      <p role="status">{sentenceOf(state, words)}</p>
      <div className="page-actions">
        {state.is === "other" ? (
          <>
            <button type="button" className={buttonClass("secondary")} onClick={() => void run(true)}>
              {words["account.adopt"]}
            </button>
            <button
              type="button"
              className={buttonClass("secondary")}
              onClick={() => {
                forgetOthers();
                void run();
              }}
            >
              {words["account.forget"]}
            </button>
          </>
        ) : (
          <>
            {(state.is === "unasked" || state.is === "nobody") && (
              <a className={buttonClass("secondary")} href="/login?tab=login&amp;next=%2Fplan">
                {words["account.signIn"]}
              </a>
            )}
            <button
              type="button"
              className={buttonClass("quiet")}
              aria-disabled={state.is === "sharing" || undefined}
              onClick={() => state.is !== "sharing" && void run()}
            >
              {words["account.sync"]}
            </button>
          </>
        )}
      </div>
    </section>
  );
}

function sentenceOf(state: State, words: PlanWords): string {
  switch (state.is) {
    case "failed":
      return fill(words["account.failed"], { problem: state.problem });
    case "shared":
    case "sharing":
    case "other":
      return words[`account.${state.is}`];
    default:
      return words["account.nobody"];
  }
}
