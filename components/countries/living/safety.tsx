import { SectionFrame } from "#components/page/section-frame.tsx";
import { NoData } from "#components/page/figure.tsx";
import { asSentence, listed } from "#lib/countries/words/open/guide-words.ts";
import type { Mobility } from "#lib/countries/record/open/mobility-schema.ts";
import type { CountryProfile } from "#lib/countries/profiles/open/types.ts";
import type { Country } from "#lib/countries/record/open/schema.ts";
import { DrivingSide } from "./driving-side.tsx";
import { FactTiles } from "../family/fact-tiles.tsx";
import { Known } from "../family/known.tsx";

function Call({ number }: { number: string | null }) {
  if (!number) return <NoData reason="Only local numbers, or the sources disagree." />;
  return /^\d+$/.test(number) ? <a href={`tel:${number}`}>{number}</a> : number;
}

type Props = { country: Country; mobility: Mobility; living: CountryProfile["living"] };

/** Whom to call, what keeps one well, and what plugs and licences need. */
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
          { label: "Police", value: <Call number={emergency.police} /> },
          { label: "Ambulance", value: <Call number={emergency.ambulance} /> },
          { label: "Fire", value: <Call number={emergency.fire} /> },
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
            value: (
              <>
                {`Type ${listed(plugs.types)}`} <Known status={plugs.status} sources={plugs.sources} />
              </>
            ),
          },
          { label: "Side of the road", value: <DrivingSide country={country} /> },
          {
            label: "Driving permit",
            value: drivingPermit ? (
              <>
                {asSentence(drivingPermit.note)}{" "}
                <Known status={drivingPermit.status} sources={drivingPermit.sources} />
              </>
            ) : (
              <NoData reason="Not established. Ask the traffic police or your automobile club." />
            ),
          },
        ]}
      />
    </SectionFrame>
  );
}
