import { useEffect, useRef, useState } from "react";
import type { CountrySlug } from "#lib/countries/record/open/slugs.ts";
import { limits, writeNote, type Plan } from "#lib/plans/open/plan.ts";
import { changePlan } from "./plan-store.ts";
import type { PlanWords } from "./plan-words.ts";

const pauseMs = 400;

type Props = { slug: CountrySlug; plan: Plan; words: PlanWords };

/** Own words, kept as they are written. What comes from another device meanwhile is taken in where nobody writes. */
export function PlanNote({ slug, plan, words }: Props) {
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const text = typed ?? plan.note.text;
  const keep = (latest: string) => {
    clearTimeout(timer.current);
    changePlan(slug, (one, now) => writeNote(one, latest, now));
  };
  const latest = useRef<string>(undefined);
  useEffect(() => {
    const keepLast = () => {
      if (latest.current !== undefined)
        changePlan(slug, (one, now) => writeNote(one, latest.current ?? "", now));
    };
    addEventListener("pagehide", keepLast);
    return () => {
      removeEventListener("pagehide", keepLast);
      keepLast();
    };
  }, [slug]);
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
          latest.current = value;
          setTyped(value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => keep(value), pauseMs);
        }}
        onBlur={({ target: { value } }) => {
          if (latest.current !== undefined) keep(value);
          latest.current = undefined;
          setTyped(undefined);
        }}
      />
      <p id="note-kept" className="plan-fine plan-only-screen">
        {words["note.kept"]}
      </p>
      {/* Paper shows all of it; the field would show what fits. */}
      <p className="plan-note-paper">{text}</p>
    </section>
  );
}
