import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import type { Href } from "#lib/data/site/paths.ts";

type Way = { name: string; href: Href; isCurrent: boolean };

/** Links between views of one page, whose URLs differ in one parameter: its presentations, or the parts of a map. */
export function WaysToSee({
  label,
  ways,
  isTabs = false,
}: {
  label: string;
  ways: readonly Way[];
  isTabs?: boolean;
}) {
  return (
    <nav aria-label={label} className={isTabs ? "view-tabs" : "map-ways"}>
      {each(ways, ({ name, href, isCurrent }) => (
        <AppLink href={href} aria-current={isCurrent ? "page" : undefined}>
          {name}
        </AppLink>
      ))}
    </nav>
  );
}
