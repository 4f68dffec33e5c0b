import type { ReactNode } from "react";
import { PlainForm, FaultSummary } from "#components/forms/plain-form.tsx";
import { EmptyState } from "#components/page/empty-state.tsx";
import { Moment } from "#components/page/moment.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { each } from "#components/ui/each.ts";
import { srOnly } from "#components/ui/sr-only.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import { statusOf } from "#lib/domains/forms/open/form-path.ts";
import type { MemberSideData } from "#lib/domains/portals/index.ts";
import { applyCall } from "#lib/domains/vacancies/open/paths.ts";
import type { VacancyRow } from "#lib/domains/vacancies/open/vacancy.ts";
import { sayPlace } from "#lib/domains/vacancies/shared/say-place.ts";

/** Open posts: a member's own view of them, or the made-up rows of the preview. */
export function VacancyList({ vacancies }: { vacancies: readonly VacancyRow[] }) {
  return (
    <ul className="vacancies">
      {each(vacancies, (vacancy) => (
        <Row vacancy={vacancy} />
      ))}
    </ul>
  );
}

function Row({ vacancy }: { vacancy: VacancyRow }) {
  const words = useWords("vacancies");
  const { title, division, kind, pay, work, asked, closesOn } = vacancy;
  const facts: readonly [string, ReactNode][] = [
    [
      words("fact.closes"),
      closesOn === "sample" ? words("sample.day") : <Moment key="day" at={closesOn} day />,
    ],
    [words("fact.place"), sayPlace(vacancy, words.locale)],
    [words("fact.kind"), words(`field.kind.is.${kind}`)],
    [words("fact.pay"), pay],
    [words("fact.division"), words(`field.division.is.${division}`)],
  ];
  return (
    <li className="card vacancy">
      <h3 className="text-lg">{title}</h3>
      <dl className="vacancy-facts">
        {each(facts, ([term, text]) => (
          <div>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Disclosure
        summary={words.rich("more", {
          title,
          hidden: srOnly,
        })}
      >
        <h4 className="font-semibold">{words("fact.work")}</h4>
        <p className="portal-words">{work}</p>
        <h4 className="font-semibold">{words("fact.asked")}</h4>
        <p className="portal-words">{asked}</p>
      </Disclosure>
      {closesOn !== "sample" && <Apply vacancy={vacancy} />}
    </li>
  );
}

/** Starts an application, continues it, or links to the one that was sent. */
function Apply({ vacancy: { id, title, reference, isBegun } }: { vacancy: VacancyRow }) {
  const words = useWords("vacancies");
  if (reference)
    return (
      <p>
        <AppLink className="link part-next" href={statusOf(reference)}>
          {words("applied", { reference })}
        </AppLink>
      </p>
    );
  return (
    <PlainForm
      action={applyCall}
      fields={[]}
      hidden={{ id }}
      submitLabel={words.rich(isBegun ? "goOn" : "apply", {
        title,
        hidden: srOnly,
      })}
    />
  );
}

type Props = {
  vacancies: NonNullable<MemberSideData["vacancies"]>;
  /** The application that could not be started, if any, with the reason. */
  state: FormState | undefined;
};

/** The open posts, each with a link to apply. */
export function PortalVacancies({ vacancies, state }: Props) {
  const words = useWords("vacancies");
  return (
    <SectionFrame id="vacancies" heading={words("open.title")} lead={words("open.lead")} wide>
      <div className="portal-state">
        <FaultSummary state={state} />
        {vacancies === "away" ? (
          <p>{words("open.away")}</p>
        ) : vacancies.length > 0 ? (
          <VacancyList vacancies={vacancies} />
        ) : (
          <EmptyState title={words("open.none")} pattern="adire">
            <p>{words("open.noneText")}</p>
          </EmptyState>
        )}
      </div>
    </SectionFrame>
  );
}
