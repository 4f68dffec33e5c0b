import type { ReactNode } from "react";
import { ShellIslands } from "./shell-islands.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SkipLink } from "./skip-link.tsx";
import { Slot } from "#components/ui/slot.tsx";
import { noticeSlot } from "#lib/domains/notices/open/with-notices.ts";
import { useWords } from "#components/words/use-words.ts";

type Props = {
  /** The HTML of the slot for notices (lib/domains/notices); "" in a page that is prerendered at build time. */
  notices: string;
  /** The link that opens the chat, shown in the header. */
  launcher?: ReactNode;
  /** Parts of other domains that are on every page, beside the parts of the shell. */
  parts?: ReactNode;
  children: ReactNode;
};

/** The frame of every public page. It contains the page's one <main>, and reads nothing about the visitor. */
export function SiteShell({ notices, launcher, parts, children }: Props) {
  const leaf = useWords("leaf");
  const words = useWords("shell");
  return (
    <div className="site">
      <SkipLink />
      <SiteHeader launcher={launcher} />
      <Slot name={noticeSlot} html={notices} />
      <main id="main" tabIndex={-1}>
        {children}
        <Slot name="to-top" value={leaf("backToTop")} />
      </main>
      <SiteFooter />
      {/* Shown where a visitor uses something whose script cannot load (app/scripts/reach.ts). It is a popover,
          because browsers hide that even without styles: the message does not appear by mistake if the stylesheet
          fails to load. */}
      <p role="alert" popover="manual" className="offline">
        {words("offline")}
      </p>
      <ShellIslands />
      {parts}
    </div>
  );
}
