import { useState } from "react";
import { mayKeepCopies } from "#components/browser/offline-copies.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import type { PathKind } from "#lib/data/countries/paths/open/path-kinds.ts";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { keepOffline } from "./keep-offline.ts";
import { copiesTitleId, useCopies } from "./offline-copies.tsx";
import type { PlanWords } from "./plan-words.ts";

type Props = { slug: CountrySlug; kind: PathKind; words: PlanWords };

/** Stores the guide of a plan for offline use. The list of copies shows that it is stored. */
export function KeepOffline({ slug, kind, words }: Props) {
  const copies = useCopies();
  const [state, setState] = useState<"ready" | "busy" | "failed">("ready");
  if (!mayKeepCopies() || !copies || copies.some(({ name }) => name === slug)) return null;
  const keep = async () => {
    setState("busy");
    const isKept = await keepOffline(slug, kind);
    setState(isKept ? "ready" : "failed");
    if (isKept) document.getElementById(copiesTitleId)?.focus(); // the button no longer exists
  };
  return (
    <div className="plan-only-screen plan-keep">
      <p role="status">{state === "failed" && words["offline.failed"]}</p>
      <button
        type="button"
        className={buttonClass("secondary")}
        aria-disabled={state === "busy" || undefined}
        onClick={() => state !== "busy" && void keep()}
      >
        {words[state === "busy" ? "offline.keeping" : "offline.keep"]}
      </button>
    </div>
  );
}
