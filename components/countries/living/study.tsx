import { isDeepStrictEqual } from "node:util";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { each } from "#components/ui/each.ts";
import { ExternalLink } from "#components/ui/app-link.tsx";
import { listed } from "#lib/data/countries/words/open/guide-words.ts";
import type { Mobility } from "#lib/data/countries/record/open/mobility-schema.ts";
import { Named } from "../names.tsx";
import { Known } from "../family/known.tsx";

/** The provenance of all rows if it is the same, so that it is stated once. */
const sharedMark = ([first, ...others]: Mobility["universities"]) =>
  first &&
  others.every(({ status, sources }) => status === first.status && isDeepStrictEqual(sources, first.sources))
    ? { status: first.status, sources: first.sources }
    : undefined;

/** Schools for children, universities for adults, and who recognises foreign certificates. */
export function Study({ mobility, schools, name }: { mobility: Mobility; schools: string; name: string }) {
  const { universities, recognitionBody, teachingLanguages } = mobility;
  const shared = sharedMark(universities);
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
            <p data-fact="mobility.recognitionBody">
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
        <div>
          <h3>{`Public universities of ${name} in the source`}</h3>
          <ul className="score-list">
            {each(universities, ({ name: university, url, ...known }) => (
              <li>
                <ExternalLink href={url}>
                  <Named name={university} />
                </ExternalLink>
                {!shared && <Known {...known} />}
              </li>
            ))}
          </ul>
          <p className="mt-3">The list is not complete. {shared && <Known {...shared} />}</p>
        </div>
      ) : (
        <p>The source names no public university with an address.</p>
      )}
    </SectionFrame>
  );
}
