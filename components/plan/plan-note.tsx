import { useCallback, useEffect, useRef, useState } from "react";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { limits, writeOnNote, type Plan } from "#lib/domains/plans/open/plan.ts";
import { changePlan } from "./plan-store.ts";
import type { PlanWords } from "./plan-words.ts";

const pauseMs = 400;

type Props = { slug: CountrySlug; plan: Plan; words: PlanWords };

/**
 * The reader's own notes, saved while they type. A change from another device is stored alongside, and shown once
 * nobody is typing.
 */
export function PlanNote({ slug, plan, words }: Props) {
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
