import type { ReactNode } from "react";
import { SiteShell } from "#components/shell/site-shell.tsx";

/** Gated pages in the shared shell. The layout asks nobody who they are: each page does, beside its data. */
export default function PortalLayout({ children }: { children: ReactNode }) {
  return <SiteShell>{children}</SiteShell>;
}
