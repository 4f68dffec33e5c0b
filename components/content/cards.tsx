import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { PatternBand, patternNames } from "#components/ui/pattern-band.tsx";
import { SignMark } from "#components/page/sign-art.tsx";
import { divisions } from "#lib/data/content/divisions.ts";
import { signOfPage } from "#lib/data/content/signs/sign-of-page.ts";
import { isLinked } from "#lib/data/site/find-entry.ts";
import type { CardsSection, OnPage } from "#lib/data/content/types.ts";
import { linkOnPage } from "#lib/data/site/portal-link.ts";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { StageTag } from "./stages.tsx";

/** Leaves out cards whose page is hidden by a setting, and groups without cards, as menus do. */
const shown = (groups: CardsSection["groups"]): CardsSection["groups"] =>
  groups
    .map(({ name, cards }) => ({ name, cards: cards.filter(({ href }) => !href || isLinked(href)) }))
    .filter(({ cards }) => cards.length > 0);

const hasOwnSign = (href: string | undefined): href is string => divisions.some(({ page }) => page === href);

/** Cards in named groups. Each group has its own woven band. */
export function Cards({ groups, page, ...head }: CardsSection & OnPage) {
  return (
    <SectionFrame {...head} wide>
      {each(shown(groups), ({ name, cards }, index) => (
        <div className="card-group">
          <div>
            <PatternBand pattern={patternNames[index % patternNames.length]} className="card-group-band" />
            <h3>{name}</h3>
          </div>
          <ul>
            {each(cards, (card) => (
              <li className="card content-card">
                {hasOwnSign(card.href) && <SignMark {...signOfPage(card.href)} />}
                <div className="content-card-head">
                  <h4>
                    {card.href ? (
                      <AppLink className="link" href={linkOnPage(page, card.href)}>
                        {card.title}
                      </AppLink>
                    ) : (
                      card.title
                    )}
                  </h4>
                  {card.stage && <StageTag stage={card.stage} />}
                </div>
                <p>{card.text}</p>
                {card.facts && (
                  <dl>
                    {each(card.facts, ({ term, text }) => (
                      <div>
                        <dt>{term}</dt>
                        <dd>{text}</dd>
                      </div>
                    ))}
                  </dl>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </SectionFrame>
  );
}
