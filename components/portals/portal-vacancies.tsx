import { FaultSummary } from "#components/forms/fault-summary.tsx";
import { EmptyState } from "#components/page/empty-state.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { MemberSideData } from "#lib/domains/portals/index.ts";
import { VacancyList } from "./vacancy-list.tsx";

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
