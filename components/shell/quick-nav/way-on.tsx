import { findHref } from "#lib/data/countries/finder/open/find-href.ts";
import { Button } from "#components/ui/button.tsx";
import type { Speaks } from "#components/words/load-words.ts";

/** Where to go when nothing was found, or when the list failed to load, in which case it also offers a retry. */
export function WayOn({ words, onRetry }: Speaks & { onRetry?: () => void }) {
  return (
    <div className="qn-way-on">
      {onRetry ? (
        <Button type="button" variant="secondary" onClick={onRetry}>
          {words["quickNav.retry"]}
        </Button>
      ) : (
        <p>{words["quickNav.otherSpelling"]}</p>
      )}
      <ul>
        <li>
          <a href={findHref(location.search)}>{words["quickNav.allCountries"]}</a>
        </li>
        <li>
          <a href="/contact">{words["quickNav.ask"]}</a>
        </li>
      </ul>
    </div>
  );
}
