import { Moment } from "#components/page/moment.tsx";
import { each } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import type { PlaceRow } from "#lib/domains/portals/open/sample-places.ts";
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
