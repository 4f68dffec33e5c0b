import { useRef, useState, type FormEvent } from "react";
import { buttonClass } from "#components/ui/button-class.ts";
import { Icon } from "#components/ui/icon.tsx";
import { dateWords } from "#lib/data/countries/words/open/guide-words.ts";
import { isDay } from "#lib/data/currency/open/rates.ts";
import { limits, listDues, setDue, type Plan } from "#lib/domains/plans/open/plan.ts";
import { dueId, planCalendar } from "#lib/domains/plans/open/plan-ics.ts";
import type { PlanFacts } from "#lib/domains/plans/open/plan-facts.ts";
import { clean } from "#lib/platform/text/clean.ts";
import { fill } from "#lib/platform/words/open/leaf-words.ts";
import { changePlan } from "./plan-store.ts";
import type { PlanWords } from "./plan-words.ts";
import { today } from "./today.ts";

/** Downloads a text as a file. */
function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the URL a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

type Props = { plan: Plan; facts: PlanFacts; words: PlanWords };

/** The due dates, earliest first, with a form to add one and a download of all as a calendar file. */
export function PlanDues({ plan, facts, words }: Props) {
  const { slug, name } = facts;
  const heading = useRef<HTMLHeadingElement>(null);
  const dues = listDues(plan);
  const now = today();
  const remove = (id: string) => {
    changePlan(slug, (one, at) => setDue(one, id, null, at));
    heading.current?.focus(); // the button no longer exists
  };
  const save = () =>
    saveFile(
      `plan-${slug}.ics`,
      "text/calendar",
      planCalendar(dues, { slug, name, site: location.origin, made: new Date() }),
    );
  return (
    <section aria-labelledby="dues-title" className="plan-dues plan-side">
      <h3 id="dues-title" ref={heading} tabIndex={-1}>
        {words["dues"]}
      </h3>
      {dues.length > 0 ? (
        <ul>
          {dues.map(({ id, on, what }) => (
            <li key={id}>
              <time dateTime={on}>
                {dateWords(on)}
                {on < now && ` (${words["dues.past"]})`}
              </time>
              <span>{what}</span>
              <button
                type="button"
                className="icon-button"
                aria-label={fill(words["dues.remove"], { what })}
                onClick={() => remove(id)}
              >
                <Icon name="close" size={18} />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="plan-fine">{words["dues.none"]}</p>
      )}
      <AddDue slug={slug} count={dues.length} facts={facts} words={words} />
      {dues.length > 0 && (
        <button type="button" className={buttonClass("secondary", "plan-only-screen")} onClick={save}>
          {words["dues.ics"]}
        </button>
      )}
    </section>
  );
}

/** The next due day of the duty with this name in the guide. */
const nextDay = ({ duties }: PlanFacts, what: string): string | undefined =>
  duties.find((duty) => duty.what.slice(0, limits.what) === what)?.days.find((day) => day >= today());

type Adding = { slug: PlanFacts["slug"]; count: number; facts: PlanFacts; words: PlanWords };

function AddDue({ slug, count, facts, words }: Adding) {
  const [problem, setProblem] = useState<string>();
  const first = useRef<HTMLInputElement>(null);
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const due = {
      on: String(fields.get("on")),
      what: clean(String(fields.get("what"))).slice(0, limits.what),
    };
    const isMissing = !due.what || !isDay(due.on);
    setProblem(isMissing ? words["dues.missing"] : count >= limits.dues ? words["dues.full"] : undefined);
    if (isMissing || count >= limits.dues) return;
    changePlan(slug, (one, now) => setDue(one, dueId(due), due, now));
    form.reset();
    first.current?.focus();
  };
  return (
    <form className="plan-add-due" noValidate onSubmit={add}>
      <p className="field">
        <label htmlFor="due-what">{words["dues.what"]}</label>
        <input
          ref={first}
          id="due-what"
          name="what"
          className="control"
          list="due-duties"
          autoComplete="off"
          maxLength={limits.what}
          onChange={({ target: { value, form } }) => {
            const next = nextDay(facts, value);
            const on = form?.elements.namedItem("on");
            if (next && on instanceof HTMLInputElement && on.value === "") on.value = next;
          }}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby="due-problem"
        />
        <datalist id="due-duties">
          {facts.duties.map(({ what, when, isIndicative }) => (
            <option key={what} value={what.slice(0, limits.what)}>
              {isIndicative ? fill(words["dues.indicative"], { when }) : when}
            </option>
          ))}
        </datalist>
      </p>
      <p className="field">
        <label htmlFor="due-on">{words["dues.on"]}</label>
        <input
          id="due-on"
          name="on"
          type="date"
          className="control"
          aria-invalid={problem !== undefined || undefined}
          aria-describedby="due-problem"
        />
      </p>
      <button type="submit" className={buttonClass("secondary")}>
        {words["dues.add"]}
      </button>
      <p id="due-problem" className="field-error" role="alert">
        {problem}
      </p>
    </form>
  );
}
