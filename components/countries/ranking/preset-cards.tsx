import { LinkCard } from "#components/ui/card.tsx";
import { each } from "#components/ui/each.ts";
import { Section } from "#components/ui/section.tsx";
import { presets, type PresetId } from "#lib/data/countries/index.ts";
import { presetHref } from "./ranking-address.ts";

/** The preset rankings as cards, without the current one. */
export function PresetCards({ without }: { without?: PresetId }) {
  return (
    <Section
      id="answers"
      title="Ready-made answers"
      lead="Each puts two or three figures together into a score out of 100, names them, and says what it leaves out."
    >
      <div className="preset-cards">
        {each(
          presets.filter(({ id }) => id !== without),
          ({ id, title, question }) => (
            <LinkCard href={presetHref(id)} title={title}>
              <p>{question}</p>
            </LinkCard>
          ),
        )}
      </div>
    </Section>
  );
}
