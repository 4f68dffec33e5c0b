import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { Tag } from "#components/ui/tag.tsx";
import { divisions } from "#lib/data/content/divisions.ts";

const shownAtOnce = 4;
const shownMore = 7;
/** Chosen for breadth: one of each field first. */
const order = ["afm", "credit-union", "verifiliberia", "agx", "healthshare", "energy", "seed-bank", "ahx", "clearsight", "roots-diaspora", "justice"]; // prettier-ignore
const chosen = order.flatMap((id) => divisions.filter((division) => division.id === id));

const List = ({ from, to }: { from: number; to: number }) => (
  <ul className="home-divisions">
    {each(chosen.slice(from, to), ({ name, page }) => (
      <li>
        <AppLink href={page}>{name}</AppLink>
      </li>
    ))}
  </ul>
);

/** Four divisions, seven more on demand, and the link to all of them. Opens and closes without script. */
export function Portfolio() {
  return (
    <>
      <p>
        <Tag tone="caution">Target</Tag> 100K+ Marketplace Members, for AFM and AHX. There are none yet.
      </p>
      <List from={0} to={shownAtOnce} />
      <div className="home-more">
        <details className="division-more">
          <summary>
            <span className="when-closed">Show more</span>
            <span className="when-open">Show less</span>
          </summary>
          <List from={shownAtOnce} to={shownAtOnce + shownMore} />
        </details>
        <AppLink className="home-onward" href="/subsidiaries">
          All {divisions.length} divisions
        </AppLink>
      </div>
    </>
  );
}
