import { AmountsIn } from "#components/page/amounts.tsx";
import { oldTicksKey, plansKey } from "#components/plan/plan-keys.ts";
import { saveWords, ticksWords } from "#components/plan/plan-words.ts";
import { SaveLinks } from "#components/plan/save-links.tsx";
import { each } from "#components/ui/each.ts";
import { Wake } from "#components/ui/wake.tsx";
import { useWords } from "#components/words/use-words.ts";
import { officesOfPath, stepsOfPath, hasOwnSteps, papersOfSteps } from "#lib/data/countries/index.ts";
import type { PathKind } from "#lib/data/countries/paths/open/path-kinds.ts";
import { officeSteps, pathWords, stepsIn, papersHeading } from "#lib/data/countries/paths/open/path-words.ts";
import type { Office } from "#lib/data/countries/record/open/registration-schema.ts";
import { asSentence, inSentence, leftOut } from "#lib/data/countries/words/open/guide-words.ts";
import { languageOfName } from "#lib/data/countries/words/open/name-language.ts";
import { ownershipWords } from "#lib/data/countries/words/open/ownership-words.ts";
import { Named } from "../names.tsx";
import { ChecklistProgress } from "./checklist-progress.tsx";
import type { GuideProps } from "./guide-section.tsx";
import { StatusMark } from "./source-marks.tsx";
import { Step } from "./step.tsx";

/** Address and town. A town that the address already contains is not repeated. */
const addressLine = ({ address, town }: Office): string =>
  asSentence([address, town && address?.includes(town) ? null : town].filter(Boolean).join(", "));

/** Where to go: purpose, address, telephone, hours. What no source gives is stated once, below. */
function Offices({ country, kind }: GuideProps & { kind: PathKind }) {
  const { registration } = country;
  const offices = officesOfPath(registration, kind);
  const { main } = stepsOfPath(registration, kind);
  const stepsOf = ({ steps }: Office) =>
    main.flatMap(({ step, number }) => (steps.includes(step.order) ? [number] : []));
  // The card above already says that no address is known.
  if (offices.length === 0) return null;
  return (
    <div className="offices">
      <h3>Where to go</h3>
      <ul>
        {each(offices, (office) => (
          <li>
            <h4>
              <Named name={office.name} />
            </h4>
            <address>
              {addressLine(office)}
              {office.telephone && <span>{`Telephone ${office.telephone}`}</span>}
              {office.email && <span translate="no">{office.email}</span>}
              {office.hours && <span>{office.hours}</span>}
            </address>
            {office.note && <p>{office.note}</p>}
            <p className="src">
              {officeSteps(stepsOf(office))}{" "}
              <StatusMark status={office.status} ids={office.sources} sources={registration.sources} />
            </p>
          </li>
        ))}
      </ul>
      <p className="fine">
        Telephone numbers and hours that are missing were not found. <a href="#ask">Tell us</a> if you know
        them.
      </p>
    </div>
  );
}

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
