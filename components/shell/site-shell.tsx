import type { ReactNode } from "react";
import { ShellIslands } from "./shell-islands.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SkipLink } from "./skip-link.tsx";
import { Slot } from "#components/ui/slot.tsx";
import { noticeSlot } from "#lib/notices/open/with-notices.ts";
import { useWords } from "#components/words/use-words.ts";

type Props = {
  /** What stands in the slot of notices (lib/notices); "" in a page that is made at the build. */
  notices: string;
  /** The link that opens the chat; it stands in the header. */
  launcher?: ReactNode;
  /** Parts of other domains that stand on every page, beside the parts of the shell. */
  parts?: ReactNode;
  children: ReactNode;
};

/** What every public page stands in. It holds the page's one <main>, and reads nothing of the visitor. */
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
      {/* Shown where somebody reaches for script that cannot come (app/scripts/reach.ts). A popover, because
          browsers hide that by themselves: where the styles do not come, nobody is told that they are offline. */}
      <p role="alert" popover="manual" className="offline">
        {words("offline")}
      </p>
      <ShellIslands />
      {parts}
    </div>
  );
}
