import { each } from "#components/ui/each.ts";
import { ExternalLink } from "#components/ui/external-link.tsx";
import { Section } from "#components/ui/section.tsx";
import { editionWords } from "#lib/data/countries/words/open/guide-words.ts";
import type { RailFacts } from "./rail-facts.ts";
import { RegionRails } from "./region-rails.tsx";
import { RegionalRails } from "./regional-rails.tsx";

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
