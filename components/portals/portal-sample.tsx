import { SectionFrame } from "#components/page/section-frame.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { Tag } from "#components/ui/tag.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { Portal } from "#lib/domains/portals/index.ts";
import { sideOf } from "#lib/domains/portals/open/member-sides.ts";
import { samplePlaces } from "#lib/domains/portals/open/sample-places.ts";
import { sampleRequests } from "#lib/domains/portals/open/sample-requests.ts";
import { sampleVacancies } from "#lib/domains/vacancies/shared/sample-vacancies.ts";
import { PlaceList } from "./place-list.tsx";
import { RequestList } from "./request-list.tsx";
import { VacancyList } from "./vacancy-list.tsx";

/**
 * Made-up rows, marked as such in the tag and in each caption. Requests and places in line look like a member's own; a
 * further list shows what this portal is meant to contain.
 */
export function PortalSample({ portal: { key, sample } }: { portal: Pick<Portal, "key" | "sample"> }) {
  const words = useWords("member-side");
  const parts = useWords("portal-parts");
  const vacancies = useWords("vacancies");
  const requests = sampleRequests(key);
  const places = samplePlaces(key);
  return (
    <SectionFrame
      id="sample"
      heading={words("sample.title")}
      lead={words("sample.lead")}
      aside={<Tag tone="caution">{words("sample.mark")}</Tag>}
    >
      <div className="portal-sample">
        {requests.length > 0 && (
          <figure>
            <figcaption>{words("sample.sent")}</figcaption>
            <RequestList requests={requests} />
          </figure>
        )}
        {places.length > 0 && (
          <figure>
            <figcaption>{parts("places.sample")}</figcaption>
            <PlaceList places={places} />
          </figure>
        )}
        {sideOf(key).shows === "vacancies" && (
          <figure>
            <figcaption>{vacancies("sample.caption")}</figcaption>
            <VacancyList vacancies={sampleVacancies(words.locale)} />
          </figure>
        )}
        <DataTable caption={sample.caption} columns={sample.columns} rows={sample.rows} />
      </div>
    </SectionFrame>
  );
}
