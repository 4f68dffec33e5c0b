import { inLocale } from "#lib/platform/words/open/locales.ts";
import type { ReactNode } from "react";
import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { Icon } from "#components/ui/icon.tsx";
import { PatternBand } from "#components/ui/pattern-band.tsx";
import { brand } from "#lib/platform/brand.ts";
import { menusIn } from "#lib/data/content/menus.ts";
import { baseCurrency } from "#lib/data/currency/open/currencies.ts";
import { headerLinks } from "#lib/data/content/navigation.ts";
import { Logo } from "#components/page/logo.tsx";
import { HeaderNav } from "./menus/header-nav.tsx";
import { HeaderSheet } from "./menus/header-sheet.tsx";
import { useWords } from "#components/words/use-words.ts";

const own = headerLinks.filter(({ place }) => place === "strip");
const actions = headerLinks.filter(({ place }) => place === "bar");

/** Opens quick navigation with script; leads to the country finder without. */
function SearchLink() {
  const words = useWords("shell");
  return (
    <AppLink href="/start-business?focus=search" data-opens="quick-nav" className="search-link header-tool">
      <Icon name="search" />
      <span>{words("header.search")}</span>
    </AppLink>
  );
}

/** Account, currency and lite mode: in the strip on wide screens, within reach of the thumb on small ones. */
function OwnLinks() {
  const words = useWords("shell");
  return (
    <ul className="own-links">
      {each(own, ({ href, name, opens }) => (
        <li>
          <AppLink href={href} title={opens && words(`header.${name}`)} data-opens={opens}>
            {opens ? baseCurrency : words(`header.${name}`)}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

function Actions({ children }: { children?: ReactNode }) {
  const words = useWords("shell");
  return (
    <div className="header-actions">
      {each(actions, ({ href, name, onlyAt }) => (
        <AppLink href={href} className={onlyAt ? "btn investor" : "btn btn-secondary"}>
          {words(`header.${name}`)}
        </AppLink>
      ))}
      {children}
    </div>
  );
}

type Props = {
  /** The link that opens the chat, on pages that have one. It is here because here it covers nothing of a page. */
  launcher?: ReactNode;
};

/**
 * Motto, name, the menus, search, and the links for investors and vendors; the same on every page. It reads nothing
 * about the visitor, and works before and without script.
 */
export function SiteHeader({ launcher }: Props) {
  const words = useWords("shell");
  const titles = menusIn(words.locale).map(({ id, label }) => ({ id, label }));
  const menuPages = inLocale(words.locale, "/menu");
  const main = words("header.main");
  return (
    <>
      <header className="site-header">
        <div className="top-strip">
          <div className="container-page">
            <p>{words("header.motto")}</p>
            <OwnLinks />
          </div>
        </div>
        <div className="header-bar">
          <div className="container-page header-row">
            <Logo />
            <HeaderNav titles={titles} menuPages={menuPages} label={main} />
            <Actions />
            {launcher}
            <SearchLink />
          </div>
          <HeaderSheet
            menuPages={menuPages}
            titles={titles}
            name={brand.name}
            words={{ main, menu: words("header.menu"), close: words("header.close") }}
          >
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
