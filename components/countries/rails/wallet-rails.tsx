import { AppLink, ExternalLink } from "#components/ui/app-link.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { each } from "#components/ui/each.ts";
import { Section } from "#components/ui/section.tsx";
import { Tag } from "#components/ui/tag.tsx";
import { editionWords, asSentence } from "#lib/data/countries/words/open/guide-words.ts";
import { countryPath } from "#lib/data/site/country-path.ts";
import {
  type CountryRails,
  type RailFacts,
  type RailLine,
  railDetail,
  type RegionalLine,
  railNames,
} from "./rail-facts.ts";

/** Numbers that link to the list of sources under the tables. */
function SourceRefs({ refs }: { refs: readonly number[] }) {
  return each(refs, (number) => (
    <a className="rail-ref" href={`#rail-source-${number}`}>
      {number}
    </a>
  ));
}

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
function RegionRails({ region, countries }: RailFacts["byRegion"][number]) {
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

const sentence = (note: string) => `${asSentence(note).replace(/\.$/, "")}.`;

/** Settlement systems between countries, with their members. */
function RegionalRails({ rails }: { rails: readonly RegionalLine[] }) {
  return (
    <ul className="regional-rails">
      {each(rails, ({ id, members, note, status, refs }) => {
        const full = railNames[id];
        return (
          <li className="card">
            <h4 className="rail-title">
              {id}
              <Tag tone={status === "sourced" ? "good" : "caution"}>{status}</Tag>
            </h4>
            {full && <p lang={full.lang}>{full.name}</p>}
            <p className="text-sm text-muted">
              {sentence(note)}
              <SourceRefs refs={refs} />
            </p>
            <ul className="rail-members" aria-label={`Members of ${id}`}>
              {each(members, ({ slug, name }) => (
                <li>
                  <AppLink href={countryPath("/start-business/*", slug)}>{name}</AppLink>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

/** The payment systems: first those between countries, then the services within each, then the sources. */
export function WalletRails({ facts }: { facts: RailFacts }) {
  return (
    <Section
      id="wallet-rails"
      title="What moves money"
      lead="Mobile money, instant payment, card switches and the systems between central banks. A number leads to the source below; “indicative” has no source: confirm it with the provider. A missing entry means that none was found, not that none exists."
    >
      <h3 className="text-xl">Between countries</h3>
      <RegionalRails rails={facts.regional} />
      <h3 className="rails-heading text-xl">Within each country</h3>
      {each(facts.byRegion, (group) => (
        <RegionRails {...group} />
      ))}
      <h3 className="rails-heading text-xl">Sources of this section</h3>
      <ol className="rail-sources">
        {each(facts.sources, ({ title, publisher, url, snapshot }, index) => (
          <li id={`rail-source-${index + 1}`}>
            {url ? <ExternalLink href={url}>{title}</ExternalLink> : title}{" "}
            <small>{`${publisher}. Edition: ${editionWords(snapshot)}`}</small>
          </li>
        ))}
      </ol>
    </Section>
  );
}
