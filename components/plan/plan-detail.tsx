import { useCallback, useEffect, useRef, useState, type Ref } from "react";
import { showToast } from "#components/browser/show-toast.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import { pathKinds } from "#lib/data/countries/paths/open/path-kinds.ts";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { startPath } from "#lib/data/site/country-path.ts";
import type { PlanFacts } from "#lib/domains/plans/open/plan-facts.ts";
import { pathName } from "#lib/domains/plans/open/plan-text.ts";
import { limits, writeOnNote, type Plan, choosePath, takeAway } from "#lib/domains/plans/open/plan.ts";
import { fill } from "#lib/platform/words/open/leaf-words.ts";
import { KeepOffline, PlanShare } from "./plan-actions.tsx";
import { leaveOffline, renewCopy } from "./keep-offline.ts";
import { PlanCosts } from "./plan-costs.tsx";
import { PlanDues } from "./plan-dues.tsx";
import { PlanSteps } from "./plan-steps.tsx";
import { changePlan } from "./plan-store.ts";
import type { PlanWords } from "./plan-words.ts";
import { useFacts } from "./use-plans.ts";

const pauseMs = 400;

type PlanNoteProps = { slug: CountrySlug; plan: Plan; words: PlanWords };

/**
 * The reader's own notes, saved while they type. A change from another device is stored alongside, and shown once
 * nobody is typing.
 */
function PlanNote({ slug, plan, words }: PlanNoteProps) {
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** `seen` is the text last saved, or the text before editing; `waits` is the text not saved yet. */
  const field = useRef<{ seen: string; waits?: string | undefined }>({ seen: "" });
  const text = typed ?? plan.note.text;
  const keep = useCallback(() => {
    clearTimeout(timer.current);
    const { seen, waits } = field.current;
    if (waits === undefined) return;
    changePlan(slug, (one, now) => writeOnNote(one, seen, waits, now));
    field.current = { seen: waits };
  }, [slug]);
  useEffect(() => {
    addEventListener("pagehide", keep);
    return () => {
      removeEventListener("pagehide", keep);
      keep();
    };
  }, [keep]);
  return (
    <section aria-labelledby="note-title" className="plan-note plan-side">
      <h3 id="note-title">{words["note"]}</h3>
      <p id="note-hint" className="field-hint">
        {words["note.hint"]}
      </p>
      <textarea
        className="control"
        rows={5}
        maxLength={Math.max(limits.note, plan.note.text.length)}
        aria-labelledby="note-title"
        aria-describedby="note-hint note-kept"
        value={text}
        onChange={({ target: { value } }) => {
          field.current = { seen: typed === undefined ? plan.note.text : field.current.seen, waits: value };
          setTyped(value);
          clearTimeout(timer.current);
          timer.current = setTimeout(keep, pauseMs);
        }}
        onBlur={() => {
          keep();
          setTyped(undefined);
        }}
      />
      <p id="note-kept" className="plan-fine plan-only-screen">
        {words["note.kept"]}
      </p>
      {/* Printed in full; the field would print only the part that fits. */}
      <p className="plan-note-paper">{text}</p>
    </section>
  );
}

type Props = {
  slug: CountrySlug;
  plan: Plan;
  name: string;
  words: PlanWords;
  ref: Ref<HTMLHeadingElement>;
};

/** One plan in full: path, steps, costs, dates, notes, and the actions on it. */
export function PlanDetail({ slug, plan, name, words, ref }: Props) {
  const { facts, isLost, again } = useFacts(slug);
  const [kind] = plan.path;
  return (
    <article className="plan-detail" aria-labelledby="plan-title">
      <header>
        <h2 id="plan-title" ref={ref} tabIndex={-1}>
          {fill(words["title"], { country: name })}
        </h2>
        <p className="plan-path">
          <label htmlFor="plan-path">{words["path"]}</label>
          <span className="select">
            <select
              id="plan-path"
              className="control"
              value={kind}
              onChange={({ target }) => {
                const chosen = pathKinds.find((one) => one === target.value) ?? kind;
                changePlan(slug, (one, now) => choosePath(one, chosen, now));
                void renewCopy(slug, chosen);
              }}
            >
              {pathKinds.map((one) => (
                <option key={one} value={one}>
                  {pathName(one)}
                </option>
              ))}
            </select>
          </span>
        </p>
        <p className="plan-paper">{pathName(kind)}</p>
        <p>
          <a className="link" href={startPath(kind, slug)}>
            {words["steps.guide"]}
          </a>
        </p>
      </header>
      {!facts && <p role="status">{words[isLost ? "facts.lost" : "facts.loading"]}</p>}
      {isLost && (
        <button type="button" className={buttonClass("secondary")} onClick={again}>
          {words["retry"]}
        </button>
      )}
      {facts && <PlanSteps plan={plan} facts={facts} words={words} />}
      {facts && <PlanCosts plan={plan} facts={facts} words={words} />}
      {facts && <PlanDues plan={plan} facts={facts} words={words} />}
      <PlanNote slug={slug} plan={plan} words={words} />
      {facts && <PlanOffices facts={facts} words={words} />}
      {facts && <PlanShare plan={plan} facts={facts} words={words} />}
      <KeepOffline slug={slug} kind={kind} words={words} />
      <RemovePlan slug={slug} name={name} words={words} />
    </article>
  );
}

const PlanOffices = ({ facts: { offices }, words }: { facts: PlanFacts; words: PlanWords }) => (
  <section aria-labelledby="offices-title" className="plan-offices">
    <h3 id="offices-title">{words["offices"]}</h3>
    {offices.length > 0 ? (
      <ul>
        {offices.map((office) => (
          <li key={office}>{office}</li>
        ))}
      </ul>
    ) : (
      <p className="plan-fine">{words["offices.none"]}</p>
    )}
  </section>
);

/** Asks for confirmation before deleting a plan and its offline copy. */
function RemovePlan({ slug, name, words }: { slug: CountrySlug; name: string; words: PlanWords }) {
  const [isAsking, setAsking] = useState(false);
  const remove = () => {
    changePlan(slug, takeAway);
    void leaveOffline(slug);
    showToast({ text: fill(words["remove.done"], { country: name }) });
    document.getElementById("main")?.focus(); // the plan and the button no longer exist
  };
  if (!isAsking)
    return (
      <p className="plan-only-screen">
        <button type="button" className={buttonClass("quiet")} onClick={() => setAsking(true)}>
          {words["remove"]}
        </button>
      </p>
    );
  return (
    <div role="group" aria-labelledby="remove-sure" className="plan-only-screen plan-sure">
      <p id="remove-sure" tabIndex={-1} ref={(asked) => asked?.focus()}>
        {`${fill(words["remove.sure"], { country: name })} ${words["remove.account"]}`}
      </p>
      <div className="page-actions">
        <button type="button" className={buttonClass("danger")} onClick={remove}>
          {words["remove.yes"]}
        </button>
        <button type="button" className={buttonClass("secondary")} onClick={() => setAsking(false)}>
          {words["remove.no"]}
        </button>
      </div>
    </div>
  );
}
