import type { ReactNode } from "react";
import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { Icon } from "#components/ui/icon.tsx";
import { PatternBand } from "#components/ui/pattern-band.tsx";
import { brand } from "#lib/site/brand.ts";
import { listMenus } from "#lib/content/menus.ts";
import { headerLinks } from "#lib/content/navigation.ts";
import { Logo } from "#components/page/logo.tsx";
import { HeaderNav } from "./menus/header-nav.tsx";
import { HeaderSheet } from "./menus/header-sheet.tsx";
import { useWords } from "#components/words/use-words.ts";

const own = headerLinks.filter(({ place }) => place === "strip");
const actions = headerLinks.filter(({ place }) => place === "bar");
const titles = listMenus().map(({ id, label }) => ({ id, label }));

/** Quick navigation with script; the finder of countries without. */
function SearchLink() {
  const words = useWords("shell");
  return (
    <AppLink href="/start-business?focus=search" data-opens="quick-nav" className="search-link">
      <Icon name="search" />
      <span>{words("search")}</span>
    </AppLink>
  );
}

/** Account, currency and lite mode: in the strip on wide screens, at the thumb on small ones. */
function OwnLinks() {
  return (
    <ul className="own-links">
      {each(own, ({ href, label, opens, title }) => (
        <li>
          <a href={href} title={title} data-opens={opens}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Actions({ children }: { children?: ReactNode }) {
  return (
    <div className="header-actions">
      {each(actions, ({ href, label, investorPathsOnly }) => (
        <a href={href} className={investorPathsOnly ? "btn investor" : "btn btn-secondary"}>
          {label}
        </a>
      ))}
      {children}
    </div>
  );
}

/**
 * Motto, name, the menus, search, and the ways in for investors and vendors; the same on every page. It reads nothing
 * of the visitor, and works before and without script.
 */
export function SiteHeader() {
  const words = useWords("shell");
  return (
    <>
      <header className="site-header">
        <div className="top-strip">
          <div className="container-page">
            <p>{brand.motto}</p>
            <OwnLinks />
          </div>
        </div>
        <div className="header-bar">
          <div className="container-page header-row">
            <Logo />
            <HeaderNav titles={titles} label={words("main")} />
            <Actions />
            <SearchLink />
          </div>
          <HeaderSheet titles={titles} name={brand.name} words={words.pick("main", "menu", "close")}>
            <div className="sheet-foot">
              <Actions>
                <SearchLink />
              </Actions>
              <OwnLinks />
            </div>
          </HeaderSheet>
        </div>
      </header>
      <PatternBand />
    </>
  );
}
