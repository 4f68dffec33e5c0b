import { useState } from "react";
import { handOn } from "#components/browser/hand-on.ts";
import { mayKeepCopies } from "#components/browser/offline-copies.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import type { PathKind } from "#lib/data/countries/paths/open/path-kinds.ts";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import type { PlanFacts } from "#lib/domains/plans/open/plan-facts.ts";
import { planHref, planText } from "#lib/domains/plans/open/plan-text.ts";
import type { Plan } from "#lib/domains/plans/open/plan.ts";
import { planFragment } from "#lib/domains/plans/open/share-link.ts";
import { fill } from "#lib/platform/words/open/leaf-words.ts";
import { keepOffline } from "./keep-offline.ts";
import { copiesTitleId, useCopies } from "./offline-copies.tsx";
import type { PlanWords } from "./plan-words.ts";

type PlanShareProps = { plan: Plan; facts: PlanFacts; words: PlanWords };
type State = { message?: string; byHand?: string };

/** Some messengers cut links longer than this. */
const longLink = 2_000;

/** Prints a plan, or shares it as a link that contains it or as a message. */
export function PlanShare({ plan, facts, words }: PlanShareProps) {
  const [{ message, byHand }, setState] = useState<State>({});
  const title = fill(words["share.linkTitle"], { country: facts.name });
  const hand = async (data: ShareData, text: string, copied: string) => {
    const outcome = await handOn(data, text);
    const long = text.length > longLink ? ` ${words["share.long"]}` : "";
    if (outcome === "copied") setState({ message: copied + long });
    else if (outcome === "refused") setState({ message: words["share.byHand"] + long, byHand: text });
    else setState({});
  };
  const shareLink = () => {
    const url = `${location.origin}/plan#${planFragment(facts.slug, plan)}`;
    return hand({ title, url }, url, words["share.copied"]);
  };
  const shareText = () => {
    const text = planText(plan, facts, location.origin + planHref(facts.slug, plan.path[0]));
    return hand({ text }, text, words["share.textCopied"]);
  };
  return (
    <div className="plan-share">
      <div className="page-actions">
        <button type="button" className={buttonClass("secondary")} onClick={() => print()}>
          {words["print"]}
        </button>
        <button type="button" className={buttonClass("secondary")} onClick={() => void shareLink()}>
          {words["share.link"]}
        </button>
        <button type="button" className={buttonClass("secondary")} onClick={() => void shareText()}>
          {words["share.text"]}
        </button>
      </div>
      <p role="status">{message}</p>
      {byHand && (
        <textarea
          className="control"
          readOnly
          rows={6}
          aria-label={words["share.byHand"]}
          value={byHand}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </div>
  );
}

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
