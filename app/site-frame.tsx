import type { ReactNode } from "react";
import { CurrencyIsland } from "#components/currency/currency-island.tsx";
import { currencyKey } from "#components/currency/currency-store.ts";
import { Wake } from "#components/ui/wake.tsx";
import { SiteShell } from "#components/shell/site-shell.tsx";

/** The shell with the parts of other domains that every page has. */
export const SiteFrame = ({ children }: { children: ReactNode }) => (
  <SiteShell
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
