import { each } from "#components/ui/each.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Container } from "#components/ui/section.tsx";
import { useWords } from "#components/words/use-words.ts";
import { divisions } from "#lib/data/content/divisions.ts";
import { isLinked } from "#lib/data/content/is-linked.ts";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/field.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { MapAnswer } from "./map-answer.tsx";
import { findHref } from "#lib/data/countries/finder/open/find-href.ts";
import { HeroHeadline } from "./hero-headline.tsx";
import { HeroMap } from "./hero-map.tsx";

/** Sends what was typed to the finder, without script. With script, the map answers while the visitor types. */
function CountrySearch() {
  const words = useWords("page");
  return (
    <form action="/start-business" method="get" role="search" className="home-search">
      <TextField
        label="Find a country"
        name="q"
        id="home-q"
        type="search"
        placeholder="Togo, Lomé, cedi"
        autoComplete="off"
        maxLength={80}
      />
      <Button>
        <Icon name="search" />
        Search
      </Button>
      <MapAnswer none={words("hero.none")} />
    </form>
  );
}

/** The main link onward. Where script runs, it passes on a search in this page's URL (start-find-link.ts). */
const FindLink = () => (
  <a className="btn btn-quiet" href={findHref("")} data-find="" suppressHydrationWarning>
    Find your country
  </a>
);

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
