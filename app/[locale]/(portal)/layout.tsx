import type { ReactNode } from "react";
import { SiteFrame } from "#app/site-frame.tsx";

/**
 * The layout of gated pages, in the shared shell. It does not check who is signed in: each page does, next to its data.
 */
export default function PortalLayout({ children }: { children: ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>;
}
