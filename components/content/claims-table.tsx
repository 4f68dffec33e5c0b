import { DataTable } from "#components/ui/data-table.tsx";
import { Tag } from "#components/ui/tag.tsx";
import { claims as register, type Claim } from "#lib/data/content/claims.ts";
import type { ClaimsSection } from "#lib/data/content/types.ts";
import { claimTones } from "#components/page/basis.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { useWords } from "#components/words/use-words.ts";
import { dateFormat } from "#lib/platform/words/open/formats.ts";

const date = dateFormat({ dateStyle: "medium", timeZone: "UTC" });

/** Claims with their kind, their evidence and the date of the last review. */
export function ClaimsTable({ claims, ...head }: ClaimsSection) {
  const words = useWords("page");
  const shown: readonly Claim[] = register.filter(({ id }) => claims.includes(id));
  return (
    <SectionFrame {...head} wide>
      <DataTable
        caption="Register of claims"
        captionHidden
        columns={[
          { label: "Claim" },
          { label: "Kind" },
          { label: "What stands behind it" },
          { label: "Reviewed" },
        ]}
        rows={shown.map(({ text, kind, evidence, reviewedOn }) => [
          text,
          <Tag key="kind" tone={claimTones[kind]}>
            {words(`claim.${kind}`)}
          </Tag>,
          evidence,
          <time key="reviewed" dateTime={reviewedOn} className="whitespace-nowrap">
            {date.format(new Date(reviewedOn))}
          </time>,
        ])}
      />
    </SectionFrame>
  );
}
