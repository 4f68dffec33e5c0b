import { useEffect, useMemo, useRef, useState } from "react";
import { buttonClass } from "#components/ui/button-class.ts";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { pathName } from "#lib/domains/plans/open/plan-text.ts";
import { listDues, tickedSteps } from "#lib/domains/plans/open/plan.ts";
import { readFragment, takeInShared, type SharedPlan } from "#lib/domains/plans/open/share-link.ts";
import { fill } from "#lib/platform/words/open/leaf-words.ts";
import { changePlan, readOne } from "./plan-store.ts";
import type { PlanWords } from "./plan-words.ts";

type Props = { hash: string; names: Readonly<Record<CountrySlug, string>>; words: PlanWords };

/** Removes the fragment from the URL, so that it is not in the history and is not offered again. */
function leaveAddress(to = ""): void {
  history.replaceState(null, "", `${location.pathname}${to}`);
  dispatchEvent(new HashChangeEvent("hashchange"));
}

/** A plan that came with a link. It shows what could be read, and saves nothing until the visitor confirms. */
export function SentPlan({ hash, names, words }: Props) {
  const sent = useMemo(
    () => (hash.startsWith("plan=") ? { read: readFragment(hash, 0) } : undefined),
    [hash],
  );
  const [message, setMessage] = useState<string>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sent) title.current?.focus();
  }, [sent]);
  const take = ({ slug }: SharedPlan) => {
    const own = readOne(slug);
    changePlan(slug, (before, now) => {
      const read = readFragment(hash, Math.max(now, before.gone + 1));
      return read ? takeInShared(own, read, now) : before;
    });
    setMessage(words["sent.added"]);
    leaveAddress(`#${slug}`);
  };
  return (
    <>
      <p role="status" className="plan-said">
        {message}
      </p>
      {sent && (
        <section aria-labelledby="sent-title" className="plan-sent">
          <h2 id="sent-title" ref={title} tabIndex={-1}>
            {words["sent.title"]}
          </h2>
          {sent.read ? (
            <Sent sent={sent.read} name={names[sent.read.slug]} take={take} words={words} />
          ) : (
            <>
              <p>{words["sent.unreadable"]}</p>
              <button type="button" className={buttonClass("secondary")} onClick={() => leaveAddress()}>
                {words["sent.leave"]}
              </button>
            </>
          )}
        </section>
      )}
    </>
  );
}

type SentProps = { sent: SharedPlan; name: string; take: (sent: SharedPlan) => void; words: PlanWords };

function Sent({ sent, name, take, words }: SentProps) {
  const { slug, plan, isWhole } = sent;
  const own = readOne(slug);
  const amounts = Object.values(plan.paid).filter(([paid]) => paid).length;
  return (
    <>
      <p>
        {fill(words["sent.holds"], {
          country: name,
          path: pathName(plan.path[0]),
          ticks: tickedSteps(plan).length,
          dates: listDues(plan).length,
          amounts,
          note: words[plan.note.text ? "sent.yes" : "sent.no"],
        })}
      </p>
      {plan.note.text && <blockquote>{plan.note.text}</blockquote>}
      {!isWhole && <p className="notice notice-caution">{words["sent.cut"]}</p>}
      {own && <p>{fill(words["sent.own"], { country: name })}</p>}
      <div className="page-actions">
        <button type="button" className={buttonClass("primary")} onClick={() => take(sent)}>
          {words[own ? "sent.add" : "sent.keep"]}
        </button>
        <button type="button" className={buttonClass("secondary")} onClick={() => leaveAddress()}>
          {words["sent.leave"]}
        </button>
      </div>
    </>
  );
}
