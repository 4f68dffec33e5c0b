import { DataTable } from "#components/ui/data-table.tsx";
import { inSentence, legalType } from "#lib/data/countries/words/open/guide-words.ts";
import { Named } from "../named.tsx";
import { GuideSection } from "./guide-section.tsx";
import type { GuideProps } from "./sections.ts";
import { SourceLink } from "./source-link.tsx";

/** Forms that are closed to new businesses come after those that are open. */
const isClosed = ({ name }: { name: string }): boolean => name.includes("existing ones only");

/** The legal forms of a business. The table shows sources only if there are several. */
export function LegalForms({ country }: GuideProps) {
  const forms = [...country.legalForms].sort((one, other) => Number(isClosed(one)) - Number(isClosed(other)));
  const sources = [...new Set(forms.map(({ source }) => source))];
  const several = sources.length > 1;
  return (
    <GuideSection
      id="legal-forms"
      lead="The form decides who answers for debts, which steps apply and how tax is counted."
    >
      <DataTable
        caption={`Legal forms in ${inSentence(country)}`}
        captionHidden
        wide={several}
        columns={[
          { label: "Name" },
          { label: "Short" },
          { label: "Kind" },
          ...(several ? [{ label: "Source" }] : []),
        ]}
        rows={forms.map(({ name, abbr, type, source }) => [
          <Named key="name" name={name} iberia={country.iso2 === "GQ" ? "es" : "pt"} />,
          abbr ?? "–",
          legalType(type),
          ...(several ? [<SourceLink key="source" id={source} />] : []),
        ])}
      />
      {!several && (
        <p className="fine">
          Source of the list: <SourceLink id={sources[0]!} />
        </p>
      )}
    </GuideSection>
  );
}
