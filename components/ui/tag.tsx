import type { ReactNode } from "react";

export type TagTone = "neutral" | "good" | "caution" | "info" | "danger";

/** One or two words of status. The words carry the meaning; the colour only helps. */
export function Tag({ tone = "neutral", children }: { tone?: TagTone; children: ReactNode }) {
  return <span className={tone === "neutral" ? "tag" : `tag tag-${tone}`}>{children}</span>;
}
