import { AmountsIn } from "#components/page/amounts.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { countryPath } from "#lib/data/site/country-path.ts";
import { dutiesOf, type Duty } from "#lib/data/countries/index.ts";
import { confirmWith } from "#lib/data/countries/words/open/calendar-words.ts";
import { Named } from "../names.tsx";
import { findSource } from "#lib/data/countries/record/index.ts";
import type { Registration } from "#lib/data/countries/record/open/registration-schema.ts";
import { FoldedSources } from "../family/source-list.tsx";
import { StatusMark } from "./source-marks.tsx";
import { GuideSection, type GuideProps } from "./guide-section.tsx";

type Props = { duty: Duty; sources: Registration["sources"] };

/** The provenance of a duty and its date: from the sources of the registration, or from those of the tax date. */
function DutyMark({ duty: { status, sources: ids, dateSources, asOf }, sources }: Props) {
  if (dateSources.length === 0) return <StatusMark status={status} ids={ids} sources={sources} />;
  return (
    <>
      <i className={status === "sourced" ? "ok" : "ind"}>{status}</i>
      {status === "sourced" ? ` ${asOf ?? "year not stated"} ` : " "}
      <FoldedSources sources={dateSources.map((id) => ({ id, name: findSource(id)?.publisher ?? id }))} />
    </>
  );
}

/** What is due after registration, once or repeatedly. */
export function Duties({ country }: GuideProps) {
  const duties = dutiesOf(country);
  return (
    <GuideSection
      id="after"
      lead={
        <>
          What you must file or pay after registering, once or regularly. See the dates{" "}
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
                <DutyMark duty={duty} sources={country.registration.sources} />
                {duty.confirm && (
                  <>
                    <br />
                    {confirmWith(duty.institution, duty.confirm)}
                  </>
                )}
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
