import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { PatternBand } from "#components/ui/pattern-band.tsx";
import { brand } from "#lib/platform/brand.ts";
import { footerColumns, listSocialLinks } from "#lib/data/content/navigation.ts";
import { leadRetentionMonths } from "#lib/data/retention/open/periods.ts";
import { mainHomeSection } from "#lib/data/site/homes.ts";
import { LogoMark } from "#components/page/logo.tsx";
import { useWords, type PageWords } from "#components/words/use-words.ts";
import { Slot } from "#components/ui/slot.tsx";
import { hrefIn } from "#lib/data/site/find-entry.ts";
import { escapeHtml } from "#lib/platform/text/escape.ts";

/**
 * What the site promises: a seal, drawn once in footer.css so that no page carries it, and its meaning in words. It is
 * our own rule and says so: no audit backs it.
 */
function IntegritySeal() {
  const words = useWords("shell");
  const explanation = mainHomeSection("summary");
  return (
    <p className="seal">
      {words.rich("footer.seal", {
        link: (inside) => <AppLink href={explanation}>{inside}</AppLink>,
      })}
    </p>
  );
}

/** It is in the last row, where it opens the browser's own prompt; a column need not list it again. */
const installPath = "/install";

const columns = footerColumns
  .map(({ id, links }) => ({ id, links: links.filter(({ href }) => href !== installPath) }))
  .filter(({ links }) => links.length > 0);

/** The founding year, or the range from it to the year of the build. Year numbers take no separators. */
export function copyrightYears(founded: number, today: number): string {
  return today > founded ? `${founded}–${today}` : `${founded}`;
}

/** The default privacy note and the link to all of them. */
const privacyNote = (words: PageWords<"shell">, leaf: PageWords<"leaf">): string => {
  const href = hrefIn(words.locale, "/on-this-device#privacy-by-region");
  const note = leaf("privacy.note.other", { months: leadRetentionMonths });
  return `<a href="${escapeHtml(href)}">${escapeHtml(words("footer.privacy"))}</a><p>${escapeHtml(note)}</p>`;
};

/**
 * Where else to go, whom the site is for, what it promises and what it stores. The same for every visitor: the privacy
 * note is the default one, and a script changes it for the others (start-privacy.ts).
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
        <Slot name="privacy" className="privacy" html={privacyNote(words, leaf)} />
      </div>
    </footer>
  );
}
