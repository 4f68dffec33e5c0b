import type { ReactNode } from "react";
import { CurrencyIsland } from "#components/currency/currency-island.tsx";
import { SiteShell } from "#components/shell/site-shell.tsx";

/** The shell with the parts of other domains that every page has. */
export const SiteFrame = ({ children }: { children: ReactNode }) => (
  <SiteShell parts={<CurrencyIsland />}>{children}</SiteShell>
);
