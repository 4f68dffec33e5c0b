import { each, joined } from "#components/ui/each.ts";
import { agencyRoles } from "#lib/data/countries/record/open/schema.ts";
import { roleWords } from "#lib/data/countries/words/open/guide-words.ts";
import { Named } from "../names.tsx";
import { Fact } from "./facts.tsx";
import { GuideSection, type GuideProps } from "./guide-section.tsx";
import { OfficeLink } from "./office-link.tsx";
import { SourceLink } from "./source-marks.tsx";

/** The offices by role. A doubtful URL is not linked, and is marked as such. */
export function Contacts({ country }: GuideProps) {
  const { agencies, agenciesByNameOnly } = country;
  const byRole = agencyRoles.flatMap((role) => agencies.filter((agency) => agency.role === role));
  const sources = [...new Set(agencies.map(({ source }) => source))];
  return (
    <GuideSection id="contacts" lead="Official sites. Fees and forms change: the office has the last word.">
      <dl className="tiles">
        {each(byRole, (agency) => (
          <Fact label={roleWords[agency.role]} fact={`agencies.${agency.role}`}>
            {agency.url ? (
              <OfficeLink agencies={agencies} url={agency.url}>
                {agency.name}
              </OfficeLink>
            ) : (
              <>
                <Named name={agency.name} /> <small>no address in the sources</small>
              </>
            )}
          </Fact>
        ))}
      </dl>
      {agenciesByNameOnly.length > 0 && (
        <>
          <h3>Known by name, without an address in the sources</h3>
          <ul className="bullets">
            {each(agenciesByNameOnly, ({ name, role }) => (
              <li>
                {role && `${roleWords[role]}: `}
                <Named name={name} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="fine">
        Names and addresses from{" "}
        {joined(sources, "; ", (id) => (
          <SourceLink id={id} />
        ))}
        . We did not open these addresses.
      </p>
    </GuideSection>
  );
}
