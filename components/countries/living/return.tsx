import { SectionFrame } from "#components/page/section-frame.tsx";
import { NoData } from "#components/page/figure.tsx";
import { each } from "#components/ui/each.ts";
import { ExternalLink } from "#components/ui/app-link.tsx";
import { Tag, type TagTone } from "#components/ui/tag.tsx";
import { asSentence } from "#lib/data/countries/words/open/guide-words.ts";
import type { Mobility } from "#lib/data/countries/record/open/mobility-schema.ts";
import { Known } from "../family/known.tsx";

type Rule = NonNullable<Mobility["dualCitizenship"]>["rule"];
const rules: Record<Rule, { label: string; tone: TagTone; meaning: string }> = {
  allowed: {
    label: "Allowed",
    tone: "good",
    meaning:
      "A citizen who takes another nationality keeps the first, and newcomers need not give up theirs.",
  },
  restricted: {
    label: "Restricted",
    tone: "caution",
    meaning: "Permission is needed, or the nationality is lost in cases the law names.",
  },
  "not allowed": {
    label: "Not allowed",
    tone: "danger",
    meaning: "As a rule, whoever takes another nationality loses the first.",
  },
};

const dated: Record<NonNullable<Mobility["dualCitizenship"]>["asOfKind"], (year: number) => string> = {
  "data set": (year) => `As recorded in ${year}.`,
  law: (year) => `Law of ${year}.`,
  "court ruling": (year) => `Court ruling of ${year}.`,
};

/** Dual nationality, and what the state offers to those who live abroad. */
export function Return({ mobility, name }: { mobility: Mobility; name: string }) {
  const { dualCitizenship: dual, diaspora } = mobility;
  return (
    <SectionFrame id="return" heading="Returning, and the diaspora" wide>
      <div className="profile-points">
        <div>
          <h3>Two nationalities</h3>
          {dual ? (
            <>
              <p data-fact="mobility.dualCitizenship">
                <Tag tone={rules[dual.rule].tone}>{rules[dual.rule].label}</Tag> {rules[dual.rule].meaning}{" "}
                {dated[dual.asOfKind](dual.asOf)}
              </p>
              {dual.note && <p>{`${asSentence(dual.note)}.`}</p>}
              <Known status={dual.status} sources={dual.sources} />
            </>
          ) : (
            <p data-fact="mobility.dualCitizenship">
              <NoData reason="The sources disagree." />
            </p>
          )}
        </div>
        {each(diaspora, ({ programme, what, url, status, sources }) => (
          <div>
            <h3>
              {url && status === "sourced" ? <ExternalLink href={url}>{programme}</ExternalLink> : programme}
            </h3>
            <p>{`${asSentence(what)}.`}</p>
            <Known status={status} sources={sources} />
          </div>
        ))}
        {diaspora.length === 0 && (
          <div>
            <h3>Programmes</h3>
            <p>{`No programme of ${name} for people abroad was established. That does not mean that there is none: ask the embassy.`}</p>
          </div>
        )}
      </div>
    </SectionFrame>
  );
}
