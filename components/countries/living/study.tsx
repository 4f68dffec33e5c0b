import { SectionFrame } from "#components/page/section-frame.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { ExternalLink } from "#components/ui/external-link.tsx";
import { listed } from "#lib/countries/words/open/guide-words.ts";
import type { Mobility } from "#lib/countries/record/open/mobility-schema.ts";
import { Named } from "../named.tsx";
import { Known } from "../family/known.tsx";

/** Schools for children, universities for adults, and who recognises foreign certificates. */
export function Study({ mobility, schools, name }: { mobility: Mobility; schools: string; name: string }) {
  const { universities, recognitionBody, teachingLanguages } = mobility;
  return (
    <SectionFrame id="study" heading="Schools and studying" wide>
      <div className="profile-points">
        <div>
          <h3>Schools</h3>
          <p>{schools}</p>
        </div>
        <div>
          <h3>Universities</h3>
          <p>{`Teaching is mostly in ${listed(teachingLanguages)}.`}</p>
          {recognitionBody && (
            <p>
              {"Who recognises foreign certificates: "}
              {recognitionBody.url && recognitionBody.status === "sourced" ? (
                <ExternalLink href={recognitionBody.url}>
                  <Named name={recognitionBody.name} />
                </ExternalLink>
              ) : (
                <Named name={recognitionBody.name} />
              )}
              {". "}
              <Known status={recognitionBody.status} sources={[]} />
            </p>
          )}
          {!recognitionBody && <p>Which office recognises foreign certificates was not established.</p>}
        </div>
      </div>
      {universities.length > 0 ? (
        <DataTable
          caption={`Public universities of ${name} in the source; the list is not complete`}
          columns={[{ label: "University" }, { label: "How it is known" }]}
          rows={universities.map(({ name: university, url, status, sources }) => [
            <ExternalLink key={url} href={url}>
              <Named name={university} />
            </ExternalLink>,
            <Known key="known" status={status} sources={sources} />,
          ])}
        />
      ) : (
        <p>The source names no public university with an address.</p>
      )}
    </SectionFrame>
  );
}
