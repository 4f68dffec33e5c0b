import { AfricaMap } from "#components/charts/africa-map.tsx";
import { Hatch } from "#components/charts/hatch.tsx";
import { each } from "#components/ui/each.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { mapClass, mapFigures, shortAnswer } from "./map-answers.ts";

const tell = (slug: string) => {
  const country = findCountry(slug);
  return country ? { className: mapClass(country), text: shortAnswer(country) } : { className: "", text: "" };
};

/**
 * The map that answers: each country links to its guide and shows its answer in short. The figure that colours it is
 * chosen without script; where the sources have no value, a country is hatched.
 */
export function HeroMap() {
  return (
    <div className="hero-map">
      <fieldset>
        <legend className="sr-only">What colours the map</legend>
        {each(mapFigures(), ({ letter, name }, index) => (
          <label>
            <input type="radio" name="map" value={letter} defaultChecked={index === 0} />
            {name}
          </label>
        ))}
        <label>
          <input type="radio" name="map" value="r" />
          Region
        </label>
      </fieldset>
      <Hatch />
      <AfricaMap id="home-map" skipTo="#countries" tell={tell} />
      {each(mapFigures(), ({ letter, caption, steps, none }) => (
        <div className="hero-key" data-of={letter}>
          <p>{caption}</p>
          <ul>
            {each(steps, (step, index) => (
              <li className={`m${index}`}>{step}</li>
            ))}
            <li className="hatched">{none}</li>
          </ul>
        </div>
      ))}
    </div>
  );
}
