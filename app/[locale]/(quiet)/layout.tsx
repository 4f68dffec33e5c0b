import type { Metadata } from "next";
import type { ReactNode } from "react";
import { LeaveBar } from "#components/confidential/leave-bar.tsx";
import { Logo } from "#components/page/logo.tsx";
import { SkipLink } from "#components/shell/skip-link.tsx";
import { Container } from "#components/ui/section.tsx";
import { quietScript } from "#lib/domains/confidential/open/paths.ts";
import "#app/sheets/quiet.css";

/** No address receives a referrer, not even this site. */
export const metadata: Metadata = { referrer: "no-referrer" };

/**
 * The layout of pages that leave no trace: without the shell, and so without search, recent places, currency and chat.
 */
export default function QuietLayout({ children }: { children: ReactNode }) {
  return (
    <div className="site trace-free">
      <SkipLink />
      <LeaveBar />
      <header className="quiet-head">
        <Container>
          <Logo />
        </Container>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <script defer src={quietScript} />
    </div>
  );
}
