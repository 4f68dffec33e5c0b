import { each } from "#components/ui/each.ts";
import { brand } from "#lib/content/brand.ts";
import { footerColumns } from "#lib/content/navigation.ts";
import { PatternBand } from "#components/ui/pattern-band.tsx";
import { LogoMark } from "./logo.tsx";

/** The founding year, or the years from then to when the site was built. Numbers of years take no separators. */
export function copyrightYears(founded: number, today: number): string {
  return today > founded ? `${founded}–${today}` : `${founded}`;
}

/** Where else to go, whom the site is for, and what it does not do. */
export function SiteFooter() {
  return (
    <footer className="site-footer">
      <PatternBand pattern="tibeb" />
      <div className="container-page footer-body">
        <div className="footer-about">
          <p className="flex items-center gap-2 font-display text-xl font-semibold tracking-[-0.02em]">
            <LogoMark />
            {brand.name}
          </p>
          <p className="mt-3 text-sm text-muted">
            Everyone is welcome here: whatever your country, language, faith, gender, ability or purse. If
            something on this site keeps you out, tell us and we will mend it.
          </p>
        </div>
        {each(footerColumns, (column, index) => (
          <nav aria-labelledby={`footer-${index}`}>
            <h2 id={`footer-${index}`} className="text-base">
              {column.title}
            </h2>
            <ul>
              {each(column.links, (link) => (
                <li>
                  <a href={link.href} className="nav-link">
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="container-page footer-small">
        <p>{`© ${copyrightYears(brand.foundedYear, new Date().getUTCFullYear())} ${brand.group}`}</p>
        <p>Cookies only to sign in. Nothing from third parties.</p>
      </div>
    </footer>
  );
}
