import { countryPath } from "#lib/data/site/country-path.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import type { CountryRails, RailFacts, RailLine } from "./rail-facts.ts";
import { each } from "#components/ui/each.ts";
import { railDetail } from "./rail-detail.ts";
import { SourceRefs } from "./source-refs.tsx";

/** The services of one kind in one country, each marked with its sources or as indicative, or why there are none. */
function RailList({ lines, reason }: { lines: readonly RailLine[]; reason: string }) {
  if (lines.length === 0) return <span className="no-data">{reason}</span>;
  return (
    <ul className="rail-list">
      {each(lines, (line) => {
        const detail = railDetail(line);
        return (
          <li>
            {line.name}
            {detail && <small> {detail}</small>}
            {line.status === "indicative" && <i> indicative</i>}
            <SourceRefs refs={line.refs} />
          </li>
        );
      })}
    </ul>
  );
}

const columns = [
  { label: "Country" },
  { label: "Mobile money" },
  { label: "Instant payment" },
  { label: "Cards" },
  { label: "Regional systems" },
  { label: "Adults with an account" },
];

/** An empty list means that nothing was found, and not that nothing exists. Every text says so. */
const reasons = {
  mobileMoney: "No data: the sources name no mobile-money service.",
  instant: "No data: the sources name no instant-payment system.",
  cards: "No data: the sources name no card switch.",
  regional: "No data: not among the members named in the sources.",
};

function Account({ account }: { account: CountryRails["account"] }) {
  if ("reason" in account) return <span className="no-data">No data: {account.reason}</span>;
  return (
    <>
      {account.text} <small>{account.stale ? `${account.year}, old figure` : account.year}</small>
      <SourceRefs refs={account.refs} />
    </>
  );
}

function cellsOf(country: CountryRails) {
  return [
    <AppLink key="name" href={countryPath("/start-business/*", country.slug)}>
      {country.name}
    </AppLink>,
    <RailList key="mobile" lines={country.mobileMoney} reason={reasons.mobileMoney} />,
    <RailList key="instant" lines={country.instant} reason={reasons.instant} />,
    <RailList key="cards" lines={country.cards} reason={reasons.cards} />,
    country.regional.length ? (
      country.regional.join(", ")
    ) : (
      <span key="regional" className="no-data">
        {reasons.regional}
      </span>
    ),
    <Account key="account" account={country.account} />,
  ];
}

/** The payment services of each country of one region, in a disclosure with the name of the region. */
export function RegionRails({ region, countries }: RailFacts["byRegion"][number]) {
  return (
    <Disclosure summary={`${region} (${countries.length} countries)`}>
      <DataTable
        caption={`How money moves in ${region}`}
        captionHidden
        columns={columns}
        rows={countries.map((country) => cellsOf(country))}
      />
    </Disclosure>
  );
}
