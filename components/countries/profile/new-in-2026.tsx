import { AmountsIn } from "#components/page/amounts-in.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { each } from "#components/ui/each.ts";
import { countryPath } from "#lib/data/site/country-path.ts";
import { newIn2026 } from "#lib/data/countries/profiles/index.ts";
import { sectionTitle } from "#lib/data/countries/words/open/guide-sections.ts";
import { asSentence } from "#lib/data/countries/words/open/guide-words.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";

/** Changes in 2026 that a source confirms. Each row links to the part of the guide that names the source. */
export function NewIn2026({ country }: { country: Country }) {
  const changes = newIn2026(country);
  if (changes.length === 0) return null;
  return (
    <SectionFrame id="new-in-2026" heading="New in 2026" wide>
      <ul className="profile-points">
        {each(changes, ({ title, text, unit, part }) => (
          <li>
            <h3>{title}</h3>
            <p>
              <AmountsIn text={`${asSentence(text).replace(/\.$/, "")}.`} /> {unit && `${unit} `}
              <a className="link" href={`${countryPath("/start-business/*", country.slug)}#${part}`}>
                {`${sectionTitle(part)}, with the source`}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
