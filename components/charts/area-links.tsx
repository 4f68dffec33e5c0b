import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { areas, type Area } from "#lib/countries/record/open/areas.ts";
import type { Href } from "#lib/site/paths.ts";

type Props = {
  area: Area | null;
  /** Where a part of Africa, or with null all of it, is looked at. */
  hrefFor: (area: Area | null) => Href;
};

const shortly = (area: Area | null) => area?.replace(" Africa", "") ?? "All";

/** The parts of Africa beside each other, the one that is shown marked. */
export function AreaLinks({ area, hrefFor }: Props) {
  return (
    <nav className="area-links" aria-label="Part of Africa">
      {each([null, ...areas], (one) => (
        <AppLink href={hrefFor(one)} aria-current={one === area ? "true" : undefined}>
          {shortly(one)}
        </AppLink>
      ))}
    </nav>
  );
}
