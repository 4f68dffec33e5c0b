import { SectionFrame } from "#components/page/section-frame.tsx";
import { each } from "#components/ui/each.ts";
import type { Point } from "#lib/data/countries/profiles/open/types.ts";

type Props = { id: string; heading: string; points: readonly Point[] };

/** Opportunities or risks, each with its own title. */
export function Points({ id, heading, points }: Props) {
  return (
    <SectionFrame id={id} heading={heading} wide>
      <ul className="profile-points">
        {each(points, ({ title, text }) => (
          <li>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
