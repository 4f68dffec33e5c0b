import { SectionFrame } from "#components/page/section-frame.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { asSentence } from "#lib/data/countries/words/open/guide-words.ts";
import type { Mobility } from "#lib/data/countries/record/open/mobility-schema.ts";
import { Named } from "../named.tsx";
import { WithOwnWords } from "../with-own-words.tsx";
import { Known } from "../family/known.tsx";

/** The permits to work and live there, and who issues them. */
export function Stay({ mobility: { permits }, name }: { mobility: Mobility; name: string }) {
  return (
    <SectionFrame id="stay" heading="Staying and working" wide>
      {permits.length > 0 ? (
        <DataTable
          caption={`Permits for ${name}`}
          captionHidden
          columns={[{ label: "Permit" }, { label: "For" }, { label: "Given by" }]}
          rows={permits.map(({ permit, for: forWhom, institution, status, sources }) => [
            <WithOwnWords key="permit" text={permit} />,
            <>
              {asSentence(forWhom)} <Known status={status} sources={sources} />
            </>,
            <Named key="institution" name={asSentence(institution)} />,
          ])}
        />
      ) : (
        <p>{`Which permits ${name} gives was not established. Its immigration service knows.`}</p>
      )}
    </SectionFrame>
  );
}
