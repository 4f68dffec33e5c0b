import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { PatternBand } from "#components/ui/pattern-band.tsx";
import { brand } from "#lib/site/brand.ts";
import { footerColumns } from "#lib/content/navigation.ts";
import { listSocialLinks } from "#lib/content/social.ts";
import { leadRetentionMonths } from "#lib/leads/open/limits.ts";
import { IntegritySeal } from "./footer/integrity-seal.tsx";
import { LogoMark } from "#components/page/logo.tsx";
import { useWords } from "#components/words/use-words.ts";
import { PrivacyIsland } from "./shell-islands.tsx";

/** Stands in the last row, where it opens the browser's own prompt; a column need not name it again. */
const installPath = "/install";

const columns = footerColumns
  .map(({ id, links }) => ({ id, links: links.filter(({ href }) => href !== installPath) }))
  .filter(({ links }) => links.length > 0);

/** The founding year, or the years from then to when the site was built. Numbers of years take no separators. */
export function copyrightYears(founded: number, today: number): string {
  return today > founded ? `${founded}–${today}` : `${founded}`;
}

/**
 * Where else to go, whom the site is for, what it stands for and what it keeps. The same for every visitor: the
 * privacy note is that of most readers, and an island changes it for the others.
 */
export function SiteFooter({ social = listSocialLinks() }: { social?: ReturnType<typeof listSocialLinks> }) {
  const words = useWords("shell");
  const leaf = useWords("leaf");
  return (
    <footer className="site-footer">
      <PatternBand pattern="tibeb" />
      <div className="container-page">
        <div className="footer-about">
          <p>
            <LogoMark />
            {brand.name}
          </p>
          <p>
            {words.rich("footer.welcome", {
              link: (inside) => <AppLink href="/contact">{inside}</AppLink>,
            })}
          </p>
          <IntegritySeal />
        </div>
        <nav aria-label={words("footer.label")}>
          {each(columns, ({ id, links }) => (
            <div>
              <h2>{words(`footer.column.${id}`)}</h2>
              <ul>
                {each(links, ({ href, label }) => (
                  <li>
                    <AppLink href={href}>{label}</AppLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="footer-small">
          <p>{`© ${copyrightYears(brand.foundedYear, new Date().getUTCFullYear())} ${brand.group}`}</p>
          {each(social, ({ name, href }) => (
            <a href={href} rel="me noopener">
              {name}
            </a>
          ))}
          <a href={installPath} data-opens="install">
            {words("footer.install")}
          </a>
          <a href="#top">{words("footer.backToTop")}</a>
        </div>
        <div className="privacy">
          <PrivacyIsland>
            <AppLink href="/on-this-device#privacy-by-region">{words("footer.privacy")}</AppLink>
            <p>{leaf("privacy.note.other", { months: leadRetentionMonths })}</p>
          </PrivacyIsland>
        </div>
      </div>
    </footer>
  );
}
