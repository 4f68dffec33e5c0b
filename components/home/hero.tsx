import { each } from "#components/ui/each.ts";
import { AfricaMap } from "#components/charts/africa-map.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Container } from "#components/ui/section.tsx";
import { useWords } from "#components/words/use-words.ts";
import { isLinked } from "#lib/content/is-linked.ts";
import { FindLink } from "./find-link.tsx";
import { HeroHeadline } from "./hero-headline.tsx";

const actions = [
  { href: "/subsidiaries", label: "Explore Subsidiaries", variant: "secondary" },
  { href: "/investors", label: "Join as Investor", variant: "quiet" },
  { href: "/programs", label: "Become an Affiliate", variant: "quiet" },
] as const;

/** What the site is for, the ways onward, and the map in which each country leads to its guide. */
export function Hero({ countries }: { countries: number }) {
  const words = useWords("page");
  return (
    <section id="hero" className="hero">
      <Container className="hero-grid">
        <HeroHeadline countries={countries} words={{ pause: words("hero.pause"), play: words("hero.play") }}>
          <p className="hero-lead">
            How to start, move or fund something, country by country: the steps, the costs and the offices,
            each figure with its source and its year.
          </p>
          <div className="hero-actions">
            <FindLink />
            {each(
              actions.filter(({ href }) => isLinked(href)),
              ({ href, label, variant }) => (
                <ButtonLink href={href} variant={variant}>
                  {label}
                </ButtonLink>
              ),
            )}
          </div>
        </HeroHeadline>
        <div className="hero-map">
          <AfricaMap id="home-map" skipTo="#countries" />
        </div>
      </Container>
    </section>
  );
}
