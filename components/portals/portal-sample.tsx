import { SectionFrame } from "#components/page/section-frame.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { Tag } from "#components/ui/tag.tsx";
import type { Portal } from "#lib/portals/index.ts";

/** Made-up rows, marked so in the tag and in the caption: what a list of this portal is meant to look like. */
export function PortalSample({ sample }: { sample: Portal["sample"] }) {
  return (
    <SectionFrame
      id="sample"
      heading="What a list would look like"
      lead="Every name, date and number in it is made up."
      aside={<Tag tone="caution">SAMPLE</Tag>}
    >
      <div className="portal-sample">
        <DataTable caption={sample.caption} columns={sample.columns} rows={sample.rows} />
      </div>
    </SectionFrame>
  );
}
