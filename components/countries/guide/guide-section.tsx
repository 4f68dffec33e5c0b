import type { ReactNode } from "react";
import { AppLink } from "#components/ui/app-link.tsx";
import { joined } from "#components/ui/each.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { sectionTitle, type GuideSectionId } from "#lib/data/countries/words/open/guide-topics.ts";
import { countryPath } from "#lib/data/site/country-path.ts";

export type GuideProps = { country: Country };

export const guidePath = (slug: string) => countryPath("/start-business/*", slug);

type Props = { id: GuideSectionId; lead?: ReactNode; children: ReactNode };

/** One part of the guide with its anchor, a heading and at most one introductory sentence. */
export function GuideSection({ id, lead, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-h`}>
      <h2 id={`${id}-h`}>{sectionTitle(id)}</h2>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </section>
  );
}

/** Links to other guides on one line. */
export function GuideLinks({ countries }: { countries: readonly Country[] }) {
  return joined(countries, ", ", ({ slug, name }) => (
    <AppLink href={`/start-business/${slug}`}>{name}</AppLink>
  ));
}
