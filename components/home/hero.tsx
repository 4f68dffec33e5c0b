import { each } from "#components/ui/each.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Container } from "#components/ui/section.tsx";
import { useWords } from "#components/words/use-words.ts";
import { divisions } from "#lib/data/content/divisions.ts";
import { isLinked } from "#lib/data/content/is-linked.ts";
import { CountrySearch } from "./country-search.tsx";
import { FindLink } from "./find-link.tsx";
import { HeroHeadline } from "./hero-headline.tsx";
import { HeroMap } from "./hero-map.tsx";

const actions = [
  { href: "/subsidiaries", label: "Explore Subsidiaries" },
  { href: "/investors", label: "Join as Investor: interest only" },
  { href: "/programs", label: "Become an Affiliate" },
] as const;

/** What the group is, the search, the map that answers, and links onward. */
export function Hero({ countries }: { countries: number }) {
  const words = useWords("page");
  return (
    <section id="hero" className="hero">
      <Container className="hero-grid">
        <HeroHeadline countries={countries} words={{ pause: words("hero.pause"), play: words("hero.play") }}>
          <p className="hero-lead">
            {`Akoma is a planned African group of ${divisions.length} divisions, seed to shop; none is open yet. This site works today: how to start, move or fund something in ${countries} countries, with source and year.`}
          </p>
          <CountrySearch />
        </HeroHeadline>
        <HeroMap />
        <div className="hero-actions">
          <FindLink />
          {each(
            actions.filter(({ href }) => isLinked(href)),
            ({ href, label }) => (
              <ButtonLink href={href} variant="quiet">
                {label}
              </ButtonLink>
            ),
          )}
        </div>
      </Container>
    </section>
  );
}
