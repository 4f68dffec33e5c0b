import { each } from "#components/ui/each.ts";
import { ButtonLink } from "#components/ui/app-link.tsx";
import { isLinked } from "#lib/data/site/find-entry.ts";
import type { ActionSection, OnPage } from "#lib/data/content/types.ts";
import { linkOnPage } from "#lib/data/site/portal-link.ts";
import { SectionFrame } from "#components/page/section-frame.tsx";

/** The next steps as links. Those that settings hide are left out. */
export function NextStep({ actions, page, ...head }: ActionSection & OnPage) {
  return (
    <SectionFrame {...head}>
      <div className="part-actions">
        {each(
          actions.filter(({ href }) => isLinked(href)),
          ({ href, label }, index) => (
            <ButtonLink href={linkOnPage(page, href)} variant={index === 0 ? "primary" : "secondary"}>
              {label}
            </ButtonLink>
          ),
        )}
      </div>
    </SectionFrame>
  );
}
