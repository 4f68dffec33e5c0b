import { each } from "#components/ui/each.ts";
import { ExternalLink, AppLink } from "#components/ui/app-link.tsx";
import { Section } from "#components/ui/section.tsx";
import { editionWords, asSentence } from "#lib/data/countries/words/open/guide-words.ts";
import type { RailFacts, RegionalLine } from "./rail-facts.ts";
import { RegionRails } from "./region-rails.tsx";
import { countryPath } from "#lib/data/site/country-path.ts";
import { Tag } from "#components/ui/tag.tsx";
import { railNames } from "./rail-names.ts";
import { SourceRefs } from "./source-refs.tsx";

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
