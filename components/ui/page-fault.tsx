import type { BoundarySaid } from "#components/words/boundary-english.ts";
import { inLocale } from "#lib/words/open/locales.ts";
import { buttonClass } from "./button-class.ts";
import { errorText } from "./error-text.ts";

type Props = {
  /** Which of the words say what could not be drawn. */
  what: "page" | "site";
  error: unknown;
  said: BoundarySaid;
  onRetry: () => void;
};

/**
 * What replaces a page that failed: what went wrong, as far as a visitor may read it, and the ways on. Written in plain
 * elements: every page loads it, and Button and PageHeader would come along with all they can do.
 */
export function PageFault({ what, error, said: { boundary: words, locale }, onRetry }: Props) {
  return (
    <header className="page-header">
      <div className="container-page">
        <h1 className="text-4xl">{words[what]}</h1>
        <p className="lead lead-large">{errorText(error, words)}</p>
        <div className="page-actions">
          <button type="button" className={buttonClass("primary")} onClick={() => onRetry()}>
            {words.retry}
          </button>
          <a className={buttonClass("secondary")} href={inLocale(locale, "/")}>
            {words.home}
          </a>
        </div>
      </div>
    </header>
  );
}
