import type { ReactNode } from "react";
import { ShellScript } from "./shell-script.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SkipLink } from "./skip-link.tsx";

/** What every public page stands in. It holds the page's one <main>, and reads nothing of the visitor. */
export function SiteShell({ children }: { children: ReactNode }) {
  return (
    <div className="site">
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <ShellScript />
    </div>
  );
}
