import type { ReactNode } from "react";
import { CurrencyIsland } from "#components/currency/currency-island.tsx";
import { currencyKey } from "#components/currency/currency-store.ts";
import { Wake } from "#components/ui/wake.tsx";
import { SiteShell } from "#components/shell/site-shell.tsx";
import { env } from "#lib/env.ts";
import { noticesOn } from "#lib/notices/open/shown-notices.ts";
import { currentRequest } from "#lib/request-scope.ts";

/**
 * Notices for the page that is asked for. A page that is made at the build, or made anew, is made for no request: it has none, and
 * the server puts them in as they are when it sends it (lib/ops/serve/noticed-pages.ts).
 */
function ownNotices(): string {
  const asked = currentRequest();
  return asked ? noticesOn(asked.path, env.EXTRA_LOCALES) : "";
}

/** The shell with the parts of other domains that every page has. */
export const SiteFrame = ({ children }: { children: ReactNode }) => (
  <SiteShell
    notices={ownNotices()}
    parts={
      <>
        <Wake kept={currencyKey} />
        <CurrencyIsland />
      </>
    }
  >
    {children}
  </SiteShell>
);
