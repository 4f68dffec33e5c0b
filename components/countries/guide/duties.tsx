import { each } from "#components/ui/each.ts";
import { GuideSection } from "./guide-section.tsx";
import type { GuideProps } from "./sections.ts";
import { StatusMark } from "./status-mark.tsx";

/** What comes back every month or year once the business is registered. */
export function Duties({ country }: GuideProps) {
  const { duties, sources } = country.registration;
  return (
    <GuideSection
      id="after"
      lead="Duties that come back. Put their dates in your calendar when you register."
    >
      {duties.length > 0 ? (
        <ul className="rows">
          {each(duties, (duty) => (
            <li>
              <h3>{duty.what}</h3>
              <b>{duty.when}</b>
              <p>
                {duty.institution}
                <br />
                <StatusMark status={duty.status} ids={duty.sources} sources={sources} />
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <p>No data: the sources read name no recurring duty. Ask the tax authority which returns are due.</p>
      )}
    </GuideSection>
  );
}
