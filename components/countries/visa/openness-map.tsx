import { MapFrame } from "#components/charts/map-frame.tsx";
import { shadeOf } from "#components/charts/shade-of.ts";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import type { Area } from "#lib/countries/record/open/areas.ts";
import {
  bandOf,
  findSource,
  listState,
  quantileBands,
  visaList,
  visaOpenness,
} from "#lib/countries/index.ts";
import { countryPath } from "#lib/site/country-path.ts";
import type { Href } from "#lib/site/paths.ts";

const areaHref = (area: Area | null): Href =>
  area ? `/explore/passport?${new URLSearchParams({ region: area })}#openness` : "/explore/passport#openness";

const comingIn = (slug: string): Href => `${countryPath("/one-africa/*", slug)}#enter`;

const rangeWords = ({ from, to }: { from: number; to: number }) =>
  from === to ? `${from} passports` : `${from} to ${to} passports`;

/** How open the 54 countries are: how many foreign passports each lets in without a visa or authorisation before travel. */
export function OpennessMap({ area }: { area: Area | null }) {
  const counted = visaOpenness();
  const known = counted.filter(({ of }) => of > 0);
  const bands = quantileBands(known.map(({ free }) => free)).toReversed();
  const title = `Visa openness, state of ${listState()}`;
  const bandFor = (free: number, of: number) => (of > 0 ? bandOf(bands, free) : null);
  return (
    <>
      <MapFrame
        title={title}
        area={area}
        areaHref={areaHref}
        hrefFor={comingIn}
        places={counted.map(({ country: { slug }, free, of }) => ({
          slug,
          shade: shadeOf(bandFor(free, of), bands.length),
          words: of > 0 ? `${free} of ${of} passports` : "No data",
          short: of > 0 ? String(free) : "",
        }))}
        rows={[
          ...bands.map((band, index) => ({
            shade: shadeOf(index, bands.length),
            label: rangeWords(band),
            count: band.count,
          })),
          { shade: shadeOf(null, 0), label: "No data", count: counted.length - known.length },
        ]}
        legend={
          <p>
            {`Counted are foreign passports of the list that may come without having asked for anything before: visa free, or visa on arrival. An ETA or an e-visa is asked for before travel and is not counted. Later changes that are known are worked in.${area ? " Bands and counts are those of all 54 countries." : ""} Worked out here from: ${findSource(visaList.source)?.title ?? visaList.source}.`}
          </p>
        }
      />
      <Disclosure summary="All 54 in a table">
        <DataTable
          caption={title}
          columns={[{ label: "Country" }, { label: "Nothing asked before travel", numeric: true }]}
          rows={counted
            .toSorted((one, other) => other.free - one.free)
            .map(({ country: { slug, name }, free, of }) => [
              <AppLink key={slug} href={comingIn(slug)}>
                {name}
              </AppLink>,
              of > 0 ? `${free} of ${of}` : "No data",
            ])}
        />
      </Disclosure>
    </>
  );
}
