import type { ReactNode } from "react";
import { SiteFrame } from "#app/site-frame.tsx";

/** Gated pages in the shared shell. The layout asks nobody who they are: each page does, beside its data. */
export default function PortalLayout({ children }: { children: ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>;
}
