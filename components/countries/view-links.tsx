import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { areas, type Area } from "#lib/data/countries/record/open/areas.ts";
import type { Href } from "#lib/data/site/paths.ts";

type View = { name: string; href: Href; isCurrent: boolean };

/** Links between views of one page, whose URLs differ in one parameter: its presentations, or the parts of a map. */
export function ViewLinks({
  label,
  views,
  isTabs = false,
}: {
  label: string;
  views: readonly View[];
  isTabs?: boolean;
}) {
  return (
    <nav aria-label={label} className={isTabs ? "view-tabs" : "map-ways"}>
      {each(views, ({ name, href, isCurrent }) => (
        <AppLink href={href} aria-current={isCurrent ? "page" : undefined}>
          {name}
        </AppLink>
      ))}
    </nav>
  );
}

type Props = { area: Area | null; hrefOf: (area: Area | null) => Href };

/** Links between the map of all Africa and the maps of its parts, which are zoomed in enough to tap. */
export const MapAreas = ({ area, hrefOf }: Props) => (
  <ViewLinks
    label="Part of the map"
    views={[null, ...areas].map((one) => ({
      name: one ?? "All of Africa",
      href: hrefOf(one),
      isCurrent: one === area,
    }))}
  />
);
