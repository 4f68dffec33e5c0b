import { africaPart } from "#components/charts/africa-part.ts";
import { each } from "#components/ui/each.ts";
import { findShape } from "#lib/data/maps/project.ts";

type Place = { slug: string; name: string; stage: "pilot" | "planned" };

/** The window on the map of Africa: the coast from Senegal to Cameroon. */
const box = { x: 2, y: 316, width: 440, height: 140 };
/** Labels are in the sea, or in the country where it has room. */
const labelAt: Readonly<Record<string, { x: number; y: number; end?: true }>> = {
  liberia: { x: 198, y: 428, end: true },
  "sierra-leone": { x: 142, y: 388, end: true },
  ghana: { x: 262, y: 436 },
  nigeria: { x: 352, y: 400 },
};

/** The part of the coast where the first offices are planned, with each country labelled in place. */
export function OfficeMap({ label, places }: { label: string; places: readonly Place[] }) {
  return (
    <svg
      className="draw-map"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role="img"
      aria-label={label}
    >
      <use className="draw-land" href={africaPart("africa")} />
      {each(places, ({ slug, stage }) => (
        <use className={`draw-${stage}`} href={africaPart(findShape(slug)?.iso2 ?? "")} />
      ))}
      {each(places, ({ slug, name, stage }) => {
        const { x, y, end } = labelAt[slug] ?? { x: 0, y: 0 };
        return (
          <text x={x} y={y} textAnchor={end && "end"}>
            {stage === "pilot" ? `${name}: pilot` : name}
          </text>
        );
      })}
    </svg>
  );
}
