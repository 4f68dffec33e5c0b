import { SectionFrame } from "#components/page/section-frame.tsx";
import { asSentence, listed } from "#lib/data/countries/words/open/guide-words.ts";
import type { Mobility } from "#lib/data/countries/record/open/mobility-schema.ts";
import type { CountryProfile } from "#lib/data/countries/profiles/open/types.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { factSource, findSource } from "#lib/data/countries/record/index.ts";
import { FactTiles, type FactTile } from "../family/fact-tiles.tsx";
import { Known } from "../family/known.tsx";

const sides: Record<Country["drivingSide"], string> = {
  left: "One drives on the left",
  right: "One drives on the right",
};

/** The side of the road people drive on. */
function DrivingSide({ country }: { country: Country }) {
  const source = factSource(country, "drivingSide");
  return (
    <>
      {sides[country.drivingSide]}{" "}
      <small className="known">
        <a href={`#src-${source}`}>{findSource(source)?.title}</a>
      </small>
    </>
  );
}

function callOf(
  label: string,
  service: "police" | "ambulance" | "fire",
  { [service]: number }: Mobility["emergency"],
): FactTile {
  const fact = `mobility.emergency.${service}` as const;
  if (!number) return { label, fact, unknown: "Only local numbers, or the sources disagree." };
  return { label, fact, value: /^\d+$/.test(number) ? <a href={`tel:${number}`}>{number}</a> : number };
}

type Props = { country: Country; mobility: Mobility; living: CountryProfile["living"] };

/** Emergency numbers, health advice, plugs and driving licences. */
export function Safety({ country, mobility, living }: Props) {
  const { emergency, yellowFever, plugs, drivingPermit } = mobility;
  return (
    <SectionFrame id="safety" heading="Safety and health" wide>
      <div className="profile-points">
        <div>
          <h3>Keeping safe</h3>
          <p>{living.safety}</p>
        </div>
        <div>
          <h3>Keeping well</h3>
          <p>{living.health}</p>
        </div>
      </div>
      <FactTiles
        facts={[
          callOf("Police", "police", emergency),
          callOf("Ambulance", "ambulance", emergency),
          callOf("Fire", "fire", emergency),
          {
            label: "About these numbers",
            value: (
              <>
                {emergency.note ? `${asSentence(emergency.note)}. ` : ""}Confirm them locally.{" "}
                <Known status={emergency.status} sources={emergency.sources} />
              </>
            ),
          },
          {
            label: "Yellow fever certificate",
            fact: "mobility.yellowFever",
            value: (
              <>
                {asSentence(yellowFever.scope)}
                {yellowFever.year && `, list of ${yellowFever.year}`}{" "}
                <Known
                  status={yellowFever.year ? "sourced" : "indicative"}
                  sources={[...yellowFever.sources, yellowFever.riskZoneSource]}
                />
              </>
            ),
          },
          {
            label: "Plugs",
            fact: "mobility.plugs",
            value: (
              <>
                {`Type ${listed(plugs.types)}`} <Known status={plugs.status} sources={plugs.sources} />
              </>
            ),
          },
          { label: "Side of the road", fact: "drivingSide", value: <DrivingSide country={country} /> },
          drivingPermit
            ? {
                label: "Driving permit",
                fact: "mobility.drivingPermit",
                value: (
                  <>
                    {asSentence(drivingPermit.note)}{" "}
                    <Known status={drivingPermit.status} sources={drivingPermit.sources} />
                  </>
                ),
              }
            : {
                label: "Driving permit",
                fact: "mobility.drivingPermit",
                unknown: "Not established. Ask the traffic police or your automobile club.",
              },
        ]}
      />
    </SectionFrame>
  );
}
