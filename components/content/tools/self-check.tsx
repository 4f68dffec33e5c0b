import { each } from "#components/ui/each.ts";
import { checkPoints } from "#lib/data/content/check-points.ts";

/**
 * A checklist of what lenders look at. Nothing is sent or stored: the checkboxes have no names, no script reads them,
 * and the style sheet counts them.
 */
export function SelfCheck() {
  return (
    <fieldset className="self-check">
      <legend className="sr-only">Tick what is true of you</legend>
      <ul>
        {each(checkPoints, ({ id, point, mend }) => (
          <li>
            <label className="self-check-point">
              <input type="checkbox" id={`check-${id}`} aria-describedby={`check-${id}-mend`} />
              <span>{point}</span>
            </label>
            <p id={`check-${id}-mend`}>{mend}</p>
          </li>
        ))}
      </ul>
      <p className="self-check-count" data-of={checkPoints.length}>
        Ticked:
      </p>
    </fieldset>
  );
}
