import type { ReactNode } from "react";

/** Pages outside the shell: no header, no footer, nothing that would land on paper. */
export default function BareLayout({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>;
}
