import { Hatch } from "#components/charts/hatch.tsx";
import { africaPart, layerOf, MapOutline, nameSpace } from "#components/charts/map-parts.tsx";
import { NearMap, type NearValue } from "#components/charts/near-map.tsx";
import { each } from "#components/ui/each.ts";
import { knownEntryWords, type PassportSummary } from "#lib/data/countries/index.ts";
import { isInArea, type Area } from "#lib/data/countries/record/open/areas.ts";
import { ruleWords } from "#lib/data/countries/visa/open/visa-rules.ts";
import { africaShapes, type CountryShape } from "#lib/data/maps/project.ts";
import { ruleClass } from "./visa-table.tsx";

type Props = { rows: PassportSummary["rows"]; title: string; area: Area | null };

/** Countries with a smaller area on the map, in its square units, have a small letter. */
const smallArea = 4000;
/** The letter of an island is beside its dot, on the side that is inside the picture. */
const besideDot = 26;

function Letter({ shape: { centre, dot, area }, letter }: { shape: CountryShape; letter: string }) {
  const x = dot ? dot.x + (dot.x > besideDot * 2 ? -besideDot : besideDot) : centre[0];
  return (
    <text x={x} y={dot?.y ?? centre[1]} className={area < smallArea ? "small" : undefined}>
      {letter}
    </text>
  );
}

/** A part of Africa with its countries named, each with the letter of its rule. */
function NearVisaMap({ rows, title, area }: Props) {
  const shown = rows.filter(({ country }) => isInArea(area)(country));
  const values = new Map<string, NearValue>(
    shown.map(({ country: { slug }, known }) => [
      slug,
      {
        className: known.fact ? ruleClass[known.fact.rule] : "v-unknown",
        text: knownEntryWords(known),
        short: known.fact ? ruleWords[known.fact.rule].letter : "–",
      },
    ]),
  );
  return <NearMap title={title} hrefFor={(slug) => `#${slug}`} values={values} skipTo="#countries" />;
}

/**
 * The 54 countries by what they require of a passport: by colour, and by a letter that the key explains. Each links to
 * its row in the table below.
 */
export function VisaMap({ rows, title, area }: Props) {
  if (area) return <NearVisaMap rows={rows} title={title} area={area} />;

  const { width, height, countries } = africaShapes();
  const knownOf = new Map(rows.map(({ country, known }) => [country.slug as string, known]));
  const shapes = countries.toSorted((one, other) => layerOf(one) - layerOf(other));
  return (
    <div className="map visa-map">
      <a href="#countries" className="skip-link">
        Skip the map
      </a>
      <Hatch />
      <svg viewBox={`0 0 ${width} ${height + nameSpace}`} role="group" aria-label={title}>
        <use className="map-neutral" href={africaPart("neutral")} />
        {each(shapes, (shape) => {
          const known = knownOf.get(shape.slug);
          const words = known ? `${shape.name}: ${knownEntryWords(known)}` : shape.name;
          return (
            <a
              href={`#${shape.slug}`}
              className={known?.fact ? ruleClass[known.fact.rule] : "v-unknown"}
              aria-label={words}
            >
              <text>{words}</text>
              <MapOutline shape={shape} />
            </a>
          );
        })}
        <g className="visa-letters" aria-hidden="true">
          {each(shapes, (shape) => {
            const fact = knownOf.get(shape.slug)?.fact;
            return fact && <Letter shape={shape} letter={ruleWords[fact.rule].letter} />;
          })}
        </g>
      </svg>
    </div>
  );
}
