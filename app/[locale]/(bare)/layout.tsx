import type { ReactNode } from "react";

/** The layout of pages without the shell: they have no header or footer that would be printed. */
export default function BareLayout({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>;
}
