import { areas, type Area } from "#lib/data/countries/record/open/areas.ts";
import type { Href } from "#lib/data/site/paths.ts";
import { WaysToSee } from "./ways-to-see.tsx";

type Props = { area: Area | null; hrefOf: (area: Area | null) => Href };

/** Links between the map of all Africa and the maps of its parts, which are zoomed in enough to tap. */
export const MapAreas = ({ area, hrefOf }: Props) => (
  <WaysToSee
    label="Part of the map"
    ways={[null, ...areas].map((one) => ({
      name: one ?? "All of Africa",
      href: hrefOf(one),
      isCurrent: one === area,
    }))}
  />
);
