import type { BoundarySaid } from "#components/words/boundary-english.ts";
import { inLocale } from "#lib/words/open/locales.ts";
import { Button } from "./button.tsx";
import { buttonClass } from "./button-class.ts";
import { errorText } from "./error-text.ts";
import { PageHeader } from "./section.tsx";

type Props = {
  /** Which of the words say what could not be drawn. */
  what: "page" | "site";
  error: unknown;
  said: BoundarySaid;
  onRetry: () => void;
};

/** What stands in place of a page: what went wrong, as far as a visitor may read it, and the ways on. */
export function PageFault({ what, error, said: { boundary: words, locale }, onRetry }: Props) {
  return (
    <PageHeader title={words[what]} lead={errorText(error, words)}>
      <Button type="button" onClick={() => onRetry()}>
        {words.retry}
      </Button>
      <a className={buttonClass("secondary")} href={inLocale(locale, "/")}>
        {words.home}
      </a>
    </PageHeader>
  );
}
