import { each } from "#components/ui/each.ts";
import { Section } from "#components/ui/section.tsx";
import { privacyNotes, privacyRegions } from "#lib/content/privacy-notes.ts";
import { findPage } from "#lib/content/pages.ts";

/** Where a region's rules are told in full, once such a page exists. */
const legalPages = {
  eea: "/legal/privacy-eea-uk",
  uk: "/legal/privacy-eea-uk",
  us: "/legal/do-not-sell",
  other: "/legal/privacy",
} as const;

/** All four privacy notes, for those who have no script and for those who want to compare. */
export function PrivacyByRegion() {
  return (
    <Section id="privacy-by-region" title="Privacy by region">
      <dl className="regions">
        {each(privacyRegions, (region) => {
          const page = findPage(legalPages[region]);
          return (
            <>
              <dt>{privacyNotes[region].region}</dt>
              <dd>
                {privacyNotes[region].note}
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
