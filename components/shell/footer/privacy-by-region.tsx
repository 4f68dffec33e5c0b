import { each } from "#components/ui/each.ts";
import { Section } from "#components/ui/section.tsx";
import { useWords } from "#components/words/use-words.ts";
import { privacyRegions } from "#lib/data/content/privacy-regions.ts";
import { findPage } from "#lib/data/content/pages.ts";
import { leadRetentionMonths } from "#lib/data/retention/open/periods.ts";

/** Where a region's rules are given in full, once such a page exists. */
const legalPages = {
  eea: "/legal/privacy-eea-uk",
  uk: "/legal/privacy-eea-uk",
  us: "/legal/do-not-sell",
  other: "/legal/privacy",
} as const;

/** All four privacy notes, for visitors without script and for those who want to compare. */
export function PrivacyByRegion() {
  const words = useWords("shell");
  const leaf = useWords("leaf");
  return (
    <Section id="privacy-by-region" title={words("footer.privacy")}>
      <dl className="regions">
        {each(privacyRegions, (region) => {
          const page = findPage(legalPages[region]);
          return (
            <>
              <dt>{leaf(`privacy.region.${region}`)}</dt>
              <dd>
                {leaf(`privacy.note.${region}`, { months: leadRetentionMonths })}
                {page && (
                  <>
                    {" "}
                    <a href={page.path}>{page.name}</a>
                  </>
                )}
              </dd>
            </>
          );
        })}
      </dl>
    </Section>
  );
}
