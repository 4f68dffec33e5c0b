import type { ReactNode } from "react";
import { AfricaMap } from "#components/charts/africa-map.tsx";
import { Hatch } from "#components/charts/hatch.tsx";
import { ButtonLink } from "#components/ui/app-link.tsx";
import { Button } from "#components/ui/button.tsx";
import { each } from "#components/ui/each.ts";
import { TextField } from "#components/ui/field.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Container } from "#components/ui/section.tsx";
import { Slot } from "#components/ui/slot.tsx";
import { useWords } from "#components/words/use-words.ts";
import { divisions } from "#lib/data/content/divisions.ts";
import { isLinked } from "#lib/data/site/find-entry.ts";
import { findHref } from "#lib/data/countries/finder/open/find-href.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { escapeHtml } from "#lib/platform/text/escape.ts";
import { heroWords, pausePath } from "./hero-words.ts";
import { MapAnswer } from "./map-answer.tsx";
import { mapClass, mapFigures, shortAnswer } from "./map-answers.ts";

type Props = { countries: number; words: Readonly<Record<"pause" | "play", string>>; children: ReactNode };

/** Hidden until its script finds that the word may move; its space is reserved, so that nothing moves with it. */
const pauseButton = ({ pause }: Props["words"]): string =>
  `<button type="button" class="hero-pause" hidden><svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true"><path d="${pausePath}"/></svg><span>${escapeHtml(pause)}</span></button>`;

/**
 * The headline whose first word changes (start-home.ts), what is under it, and the button that stops the change.
 * The word has its own line, so that nothing moves with it; screen readers get one fixed sentence.
 */
export function HeroHeadline({ countries, words, children }: Props) {
  return (
    <div className="hero-words">
      <h1>
        <span className="sr-only">Trade, invest, build and empower across {countries} African countries</span>
        <span aria-hidden="true">
          <Slot name="hero-word" as="span" className="hero-word" html={heroWords[0]} />
          <span className="hero-rest">across {countries} African countries</span>
        </span>
      </h1>
      {children}
      <Slot name="hero-pause" html={pauseButton(words)} given={words} />
    </div>
  );
}

const valueFor = (slug: string) => {
  const country = findCountry(slug);
  return country ? { className: mapClass(country), text: shortAnswer(country) } : { className: "", text: "" };
};

/**
 * The map that answers: each country links to its guide and shows its answer in short. The figure that colours it is
 * chosen without script; where the sources have no value, a country is hatched.
 */
function HeroMap() {
  return (
    <div className="hero-map">
      <fieldset>
        <legend className="sr-only">What colours the map</legend>
        {each(mapFigures(), ({ letter, name }, index) => (
          <label>
            <input type="radio" name="map" value={letter} defaultChecked={index === 0} />
            {name}
          </label>
        ))}
        <label>
          <input type="radio" name="map" value="r" />
          Region
        </label>
      </fieldset>
      <Hatch />
      <AfricaMap id="home-map" skipTo="#countries" valueFor={valueFor} />
      {each(mapFigures(), ({ letter, caption, steps, none }) => (
        <div className="hero-key" data-of={letter}>
          <p>{caption}</p>
          <ul>
            {each(steps, (step, index) => (
              <li className={`m${index}`}>{step}</li>
            ))}
            <li className="hatched">{none}</li>
          </ul>
        </div>
      ))}
    </div>
  );
}

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

/** The main link onward. Where script runs, it passes on a search in this page's URL (start-home.ts). */
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
