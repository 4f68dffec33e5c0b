import { each } from "#components/ui/each.ts";
import { Icon } from "#components/ui/icon.tsx";
import { srOnly } from "#components/ui/sr-only.tsx";
import type { DownloadsSection } from "#lib/data/content/types.ts";
import { useWords } from "#components/words/use-words.ts";
import { withSemicolons } from "#lib/domains/downloads/open/with-semicolons.ts";
import { SectionFrame } from "#components/page/section-frame.tsx";

/**
 * Files to download, with their contents and format. Each CSV table has a second file with semicolons, for spreadsheets
 * set to other languages.
 */
export function Downloads({ files, ...head }: DownloadsSection) {
  const words = useWords("page");
  return (
    <SectionFrame {...head} wide>
      <ul className="part-downloads">
        {each(files, ({ href, title, text, format }) => (
          <li className="card">
            <a className="link" href={href} download>
              <Icon name="download" /> {title} <span className="text-muted">({format})</span>
            </a>
            <p>{text}</p>
            {href.endsWith(".csv") && (
              <p>
                <a className="link" href={withSemicolons(href)} download>
                  {words.rich("download.semicolon", { title, hidden: srOnly })}
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
