import { AmountsIn } from "#components/page/amounts-in.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { countryPath } from "#lib/site/country-path.ts";
import { Named } from "../named.tsx";
import { GuideSection } from "./guide-section.tsx";
import type { GuideProps } from "./sections.ts";
import { StatusMark } from "./status-mark.tsx";

/** What is due once the business is registered, once or again and again. */
export function Duties({ country }: GuideProps) {
  const { duties, sources } = country.registration;
  return (
    <GuideSection
      id="after"
      lead={
        <>
          What is due afterwards, once or again and again. The dates{" "}
          <AppLink href={countryPath("/start-business/*/calendar", country.slug)}>as a calendar</AppLink>,
          with the public holidays.
        </>
      }
    >
      {duties.length > 0 ? (
        <ul className="rows">
          {each(duties, (duty) => (
            <li>
              <h3>
                <AmountsIn text={duty.what} />
              </h3>
              <b>
                <AmountsIn text={duty.when} />
              </b>
              <p>
                <Named name={duty.institution} />
                <br />
                <StatusMark status={duty.status} ids={duty.sources} sources={sources} />
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <p>No data: the sources name no duty. Ask the tax authority which returns are due.</p>
      )}
    </GuideSection>
  );
}
