import { each } from "#components/ui/each.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { divisions, families } from "#lib/content/divisions.ts";
import type { DivisionsSection } from "#lib/content/types.ts";
import { SectionFrame } from "#components/page/section-frame.tsx";

const shownAtOnce = 4;
const shownMore = 7;
/** Chosen for breadth: one of each field first. */
const order = ["afm", "credit-union", "verifiliberia", "agx", "healthshare", "energy", "seed-bank", "ahx", "clearsight", "roots-diaspora", "justice"]; // prettier-ignore
const chosen = order.flatMap((id) => divisions.filter((division) => division.id === id));

const List = ({ from, to }: { from: number; to: number }) => (
  <ul className="division-cards">
    {each(chosen.slice(from, to), ({ name, what, page, family }) => (
      <li className="card content-card">
        <p className="text-sm text-muted">{families[family]}</p>
        <h3>
          <AppLink className="link" href={page}>
            {name}
          </AppLink>
        </h3>
        <p>{what}</p>
      </li>
    ))}
  </ul>
);

/** Four divisions, seven more on demand, and the way to all of them. Opens and closes without script. */
export function Divisions(head: DivisionsSection) {
  return (
    <SectionFrame {...head} wide>
      <List from={0} to={shownAtOnce} />
      <details className="division-more">
        <summary>
          <span className="when-closed">Show more</span>
          <span className="when-open">Show less</span>
        </summary>
        <List from={shownAtOnce} to={shownAtOnce + shownMore} />
      </details>
      <p className="mt-4">
        <AppLink className="link" href="/subsidiaries">
          All {divisions.length} divisions
        </AppLink>
      </p>
    </SectionFrame>
  );
}
