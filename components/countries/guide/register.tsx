import { AmountsIn } from "#components/page/amounts.tsx";
import { each } from "#components/ui/each.ts";
import { oldTicksKey, plansKey } from "#components/plan/plan-keys.ts";
import { saveWords, ticksWords } from "#components/plan/plan-words.ts";
import { SaveLinks } from "#components/plan/save-links.tsx";
import { Wake } from "#components/ui/wake.tsx";
import { useWords } from "#components/words/use-words.ts";
import { hasOwnSteps, stepsOfPath, papersOfSteps } from "#lib/data/countries/index.ts";
import type { PathKind } from "#lib/data/countries/paths/open/path-kinds.ts";
import { pathWords, stepsIn, papersHeading } from "#lib/data/countries/paths/open/path-words.ts";
import { ownershipWords } from "#lib/data/countries/words/open/ownership-words.ts";
import { asSentence, inSentence, leftOut } from "#lib/data/countries/words/open/guide-words.ts";
import { ChecklistProgress } from "./checklist-progress.tsx";
import { Offices } from "./offices.tsx";
import { languageOfName } from "#lib/data/countries/words/open/name-language.ts";
import { Named } from "../names.tsx";
import type { GuideProps } from "./sections.ts";
import { Step } from "./step.tsx";

/** Everything to have ready before starting, collected from the steps. */
function Papers({ country, kind }: GuideProps & { kind: PathKind }) {
  const papers = papersOfSteps(stepsOfPath(country.registration, kind).main.map(({ step }) => step));
  if (papers.length === 0) return null;
  return (
    <details className="papers">
      <summary>{papersHeading(papers.length)}</summary>
      <ul className="bullets">
        {each(papers, (paper) => (
          <li>{languageOfName(paper) ? <Named name={paper} /> : <AmountsIn text={asSentence(paper)} />}</li>
        ))}
      </ul>
    </details>
  );
}

const sectionId = "register";

/** The steps of one path with checkboxes, steps that apply only to some, papers, offices, and what to verify. */
export function Register({ country, kind }: GuideProps & { kind: PathKind }) {
  const { registration } = country;
  const { main, optional, employers } = stepsOfPath(registration, kind);
  const words = useWords("plan");
  const { foreignOwnershipNote: foreign } = registration;
  return (
    <section id={sectionId} aria-labelledby="register-h">
      <h2 id="register-h">{stepsIn(main.length)}</h2>
      {!hasOwnSteps(registration, kind) && (
        <p className="lead">{pathWords[kind].unread(inSentence(country))}</p>
      )}
      {kind === "foreign-owner" && foreign && (
        <p>
          <AmountsIn text={ownershipWords(foreign)} />
        </p>
      )}
      <ol className="steps">
        {each(main, ({ step, isSameOffice }) => (
          <Step step={step} country={country} isSameOffice={isSameOffice} />
        ))}
      </ol>
      <Wake kept={plansKey} />
      <Wake kept={oldTicksKey} />
      <ChecklistProgress
        slug={country.slug}
        kind={kind}
        steps={main.map(({ step }) => step.order)}
        within={sectionId}
        words={ticksWords(useWords("plan-sheet"))}
      />
      <SaveLinks words={saveWords(words)} />
      <Papers country={country} kind={kind} />
      <Apart heading="Only where it applies" steps={optional} country={country} />
      <Apart heading="If you hire" steps={employers} country={country} />
      <p className="fine">{leftOut}</p>
      <Offices country={country} kind={kind} />
      {registration.uncertain.length > 0 && (
        <aside className="verify" aria-labelledby="verify-h">
          <h3 id="verify-h">Check before you rely on this</h3>
          <ul>
            {each(registration.uncertain, (text) => (
              <li>{asSentence(text)}</li>
            ))}
          </ul>
        </aside>
      )}
    </section>
  );
}

/** Unnumbered steps that do not apply to everybody. */
function Apart({
  heading,
  steps,
  country,
}: GuideProps & {
  heading: string;
  steps: readonly GuideProps["country"]["registration"]["steps"][number][];
}) {
  if (steps.length === 0) return null;
  return (
    <>
      <h3>{heading}</h3>
      <ul className="steps steps-apart">
        {each(steps, (step) => (
          <Step step={step} country={country} />
        ))}
      </ul>
    </>
  );
}
