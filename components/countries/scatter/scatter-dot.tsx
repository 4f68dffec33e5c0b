import { regionClass } from "#components/charts/region-class.ts";
import { each } from "#components/ui/each.ts";
import type { Region } from "#lib/countries/record/open/schema.ts";
import { shortName } from "#lib/maps/short-name.ts";
import { dotId } from "./scatter-dots.tsx";

type Props = {
  slug: string;
  name: string;
  region: Region;
  /** In percent of the plot, from the left and from the top. */
  x: number;
  y: number;
  isApart: boolean;
  /** Both figures. */
  said: string;
};

/** Wide enough to be hit; dots lie nearer to each other than a finger is wide. */
const touchRadius = 12;

/** One country: a link to its row, its name and figures beside it on the side where there is room. */
export function ScatterDot({ slug, name, region, isApart, said, ...at }: Props) {
  const [x, y] = [`${at.x}%`, `${at.y}%`];
  const isLeft = at.x < 50;
  const lines = [...shortName(name), said];
  return (
    <a
      href={`#${slug}`}
      className={isApart ? `${regionClass[region]} is-apart` : regionClass[region]}
      aria-label={`${name}: ${said}`}
    >
      <circle cx={x} cy={y} r={touchRadius} />
      <use href={`#${dotId(region)}`} x={x} y={y} />
      {/* From above the dot where it lies low, so that no line of it leaves the plot. */}
      <text x={x} y={y} textAnchor={isLeft ? "start" : "end"} dy={at.y > 80 ? `${-lines.length}em` : "-.6em"}>
        {each(lines, (line) => (
          <tspan x={x} dx={isLeft ? 16 : -16} dy="1.15em">
            {line}
          </tspan>
        ))}
      </text>
    </a>
  );
}
