import { Section } from "#components/ui/section.tsx";
import { CountrySearch } from "./country-search.tsx";
import { RegionLists } from "./region-lists.tsx";
import { StartingCards } from "./starting-cards.tsx";

/** The way to every guide: by search, by six to begin with, by region. */
export function CountriesSection({ countries }: { countries: number }) {
  return (
    <Section
      id="countries"
      title="Start here"
      lead={`Search, or open one of six. All ${countries} countries follow by region.`}
      action={<CountrySearch />}
    >
      <StartingCards />
      <div className="home-regions">
        <RegionLists />
      </div>
    </Section>
  );
}
