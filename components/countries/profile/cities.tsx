import { SectionFrame } from "#components/page/section-frame.tsx";
import { each } from "#components/ui/each.ts";
import { ExternalLink } from "#components/ui/external-link.tsx";
import type { CountryProfile } from "#lib/data/countries/profiles/open/types.ts";

/** The towns of the map, and the purpose of each. */
export function Cities({ cities }: Pick<CountryProfile, "cities">) {
  return (
    <SectionFrame id="cities" heading="Towns, and what each is for" wide>
      <ul className="profile-cities">
        {each(cities, ({ name, description, wiki }) => (
          <li>
            <h3>{name}</h3>
            <p>{description}</p>
            <ExternalLink href={wiki}>{`${name} in the encyclopedia`}</ExternalLink>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
