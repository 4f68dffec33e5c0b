import { SectionFrame } from "#components/page/section-frame.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { each } from "#components/ui/each.ts";
import { Tag } from "#components/ui/tag.tsx";
import { contactsOf } from "#lib/data/countries/index.ts";
import { roleWords } from "#lib/data/countries/words/open/guide-words.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { Named } from "../names.tsx";
import { OfficeLink } from "../guide/office-link.tsx";

/** The legal forms of a business, its registry, the other authorities, and the banks that the sources name. */
export function LawAndMoney({ country }: { country: Country }) {
  const { slug, legalForms, agencies, banks } = country;
  const registry = contactsOf(country).find(({ purpose }) => purpose === "register")?.offices[0];
  return (
    <SectionFrame id="law" heading="Law, offices and banks" wide>
      <div className="profile-points">
        <div>
          <h3>Legal forms</h3>
          <ul className="profile-chips">
            {each(legalForms, ({ name, abbr }) => (
              <li>
                <Tag>
                  <Named name={name} iberia={country.iso2 === "GQ" ? "es" : "pt"} />
                  {abbr && ` (${abbr})`}
                </Tag>
              </li>
            ))}
          </ul>
          <p>
            {registry ? (
              <>
                <Named name={registry.name} /> registers a business.{" "}
              </>
            ) : (
              "No source names the registry. "
            )}
            <a className="link" href={`/start-business/${slug}#register`}>
              The steps, one by one
            </a>
          </p>
        </div>
        <div>
          <h3>Banks the sources name</h3>
          <ul className="profile-chips">
            {each(banks, ({ name }) => (
              <li>
                <Tag>
                  <Named name={name} />
                </Tag>
              </li>
            ))}
          </ul>
          <p className="text-sm text-muted">
            Being named is no recommendation. Compare fees and branches yourself.
          </p>
        </div>
      </div>
      {agencies.length > 0 && (
        <DataTable
          caption="Offices"
          columns={[{ label: "For" }, { label: "Office" }]}
          rows={agencies.map(({ role, name, url }) => [
            roleWords[role],
            <OfficeLink key={name} agencies={agencies} url={url}>
              {name}
            </OfficeLink>,
          ])}
        />
      )}
    </SectionFrame>
  );
}
