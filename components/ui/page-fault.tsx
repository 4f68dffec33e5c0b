import type { LocalizedBoundary } from "#components/words/boundary-english.ts";
import { inLocale } from "#lib/platform/words/open/locales.ts";
import { buttonClass } from "./button-class.ts";
import { fill, type BoundaryWords } from "#lib/platform/words/open/leaf-words.ts";

/**
 * The text of an error that a visitor may read. A server error is identified only by its digest, which is also in the
 * log; a browser error shows its own message.
 */
export function errorText(error: unknown, words: Pick<BoundaryWords, "reference" | "unknown">): string {
  if (typeof error === "object" && error !== null && "digest" in error && typeof error.digest === "string") {
    return fill(words.reference, { digest: error.digest });
  }
  if (error instanceof Error && error.message) return error.message;
  return words.unknown;
}

type Props = {
  /** Which string says what could not be rendered. */
  what: "page" | "site";
  error: unknown;
  boundaryWords: LocalizedBoundary;
  onRetry: () => void;
};

/**
 * Replaces a page that failed: says what went wrong, as much as a visitor may know, and where to go next. Written in
 * plain elements: every page loads it, and Button and PageHeader would come along with all their code.
 */
export function PageFault({ what, error, boundaryWords: { boundary: words, locale }, onRetry }: Props) {
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
