import { each } from "#components/ui/each.ts";
import { brand } from "#lib/content/brand.ts";
import { headerLinks } from "#lib/content/navigation.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { PatternBand } from "#components/ui/pattern-band.tsx";
import { Logo } from "./logo.tsx";

function HeaderLinks() {
  return (
    <ul>
      {each(headerLinks, (link) => (
        <li>
          <a href={link.href} className="nav-link">
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * Motto, name, the main places and search. On small screens the places stand behind "Menu", which opens without
 * script and pushes the page down, so that it never covers what has focus.
 */
export function SiteHeader() {
  return (
    <>
      <header className="site-header">
        <p className="motto">{brand.motto}</p>
        <div className="header-bar">
          <div className="container-page header-row">
            <Logo />
            <nav className="header-nav" aria-label="Main">
              <HeaderLinks />
            </nav>
            <AppLink href="/start-business?focus=search" className="search-link">
              <Icon name="search" />
              <span>Search</span>
            </AppLink>
          </div>
          <details className="header-menu">
            <summary>
              <Icon name="menu" />
              Menu
            </summary>
            <nav className="container-page" aria-label="Main">
              <HeaderLinks />
            </nav>
          </details>
        </div>
      </header>
      <PatternBand />
    </>
  );
}
