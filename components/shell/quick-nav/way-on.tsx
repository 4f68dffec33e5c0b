import { findHref } from "#lib/countries/finder/open/find-href.ts";
import { Button } from "#components/ui/button.tsx";

/** Where to go when nothing was found, or when the list did not come: then also another try. */
export function WayOn({ onRetry }: { onRetry?: () => void }) {
  return (
    <div className="qn-way-on">
      {onRetry ? (
        <Button type="button" variant="secondary" onClick={onRetry}>
          Retry
        </Button>
      ) : (
        <p>Try another spelling, a country code or a capital, or go on here:</p>
      )}
      <ul>
        <li>
          <a href={findHref(location.search)}>Look through all countries</a>
        </li>
        <li>
          <a href="/contact">Ask us</a>
        </li>
      </ul>
    </div>
  );
}
