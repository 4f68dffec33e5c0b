import { SectionView } from "#components/content/section-view.tsx";
import { each } from "#components/ui/each.ts";
import { Container } from "#components/ui/section.tsx";
import type { Section } from "#lib/content/types.ts";

/** Sections of the home page that are kept as records. */
export function HomeSections({ sections }: { sections: readonly Section[] }) {
  return (
    <Container className="home-records">
      <div className="parts">
        {each(sections, (section) => (
          <SectionView section={section} page="/" />
        ))}
      </div>
    </Container>
  );
}
