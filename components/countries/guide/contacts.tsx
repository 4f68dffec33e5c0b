import { each, joined } from "#components/ui/each.ts";
import { roleWords } from "#lib/countries/guide-words.ts";
import { agencyRoles, type Agency } from "#lib/countries/schema.ts";
import { Fact } from "./facts.tsx";
import { GuideSection } from "./guide-section.tsx";
import type { GuideProps } from "./sections.ts";
import { SourceLink } from "./source-link.tsx";

/** The offices by what they do. An address that is in doubt is not linked, and says so. */
export function Contacts({ country }: GuideProps) {
  const { agencies, agenciesByNameOnly } = country;
  const byRole = agencyRoles.flatMap((role) => agencies.filter((agency) => agency.role === role));
  const sources = [...new Set(agencies.map(({ source }) => source))];
  return (
    <GuideSection id="contacts" lead="Official sites. Fees and forms change: the office has the last word.">
      <dl className="tiles">
        {each(byRole, (agency) => (
          <Fact label={roleWords[agency.role]}>
            <AgencyName agency={agency} />
          </Fact>
        ))}
      </dl>
      {agenciesByNameOnly.length > 0 && (
        <>
          <h3>Known by name, without an address in the sources</h3>
          <ul className="bullets">
            {each(agenciesByNameOnly, ({ name, role }) => (
              <li>{role ? `${roleWords[role]}: ${name}` : name}</li>
            ))}
          </ul>
        </>
      )}
      <p className="fine">
        Names and addresses from{" "}
        {joined(sources, "; ", (id) => (
          <SourceLink id={id} />
        ))}
        . No address was opened on the day of compiling.
      </p>
    </GuideSection>
  );
}

function AgencyName({ agency: { name, url, verify } }: { agency: Agency }) {
  if (!url) return <>{name} <small>no address in the sources</small></>; // prettier-ignore
  if (verify === "doubtful") return <>{name} <small>address in doubt, so not linked</small></>; // prettier-ignore
  return (
    <>
      <a href={url}>{name}</a>
      {verify === "needed" && <small> address not confirmed</small>}
    </>
  );
}
