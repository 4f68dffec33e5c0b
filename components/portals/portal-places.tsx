import { EmptyState } from "#components/page/empty-state.tsx";
import { Moment } from "#components/page/moment.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { each } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import type { Place } from "#lib/domains/forms/index.ts";
import type { PlaceRow } from "#lib/domains/portals/open/request-row.ts";
import { numberFormat } from "#lib/platform/words/open/formats.ts";

/** Places in waiting lines, one for each country: a member's own, or the made-up one of the preview. */
export function PlaceList({ places }: { places: readonly PlaceRow[] }) {
  const words = useWords("portal-parts");
  const side = useWords("member-side");
  const count = numberFormat({}, words.locale);
  return each(places, ({ countrySlug, place, waiting, since }) => (
    <div>
      <h3 className="text-lg">
        {words("places.country", { country: findCountry(countrySlug)?.name ?? countrySlug })}
      </h3>
      <dl className="portal-figures">
        <div>
          <dt>{words("places.place")}</dt>
          <dd>{count.format(place)}</dd>
        </div>
        <div>
          <dt>{words("places.waiting")}</dt>
          <dd>{count.format(waiting)}</dd>
        </div>
        <div>
          <dt>{words("places.since")}</dt>
          <dd className="portal-day">
            {since === "sample" ? side("sample.day") : <Moment at={since} day />}
          </dd>
        </div>
      </dl>
    </div>
  ));
}

/** A member's place in the waiting line of each country they named, and what follows from it. */
export function PortalPlaces({ places }: { places: readonly Place[] }) {
  const words = useWords("portal-parts");
  return (
    <SectionFrame id="places" heading={words("places.title")} lead={words("places.lead")}>
      {places.length > 0 ? (
        <div className="portal-state">
          <PlaceList places={places} />
          <p>{words("places.next")}</p>
        </div>
      ) : (
        <EmptyState title={words("places.none")} pattern="adire">
          <p>{words("places.noneText")}</p>
        </EmptyState>
      )}
    </SectionFrame>
  );
}
