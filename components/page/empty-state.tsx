import type { ReactNode } from "react";
import { Notice } from "#components/ui/notice.tsx";
import { PatternBand, type PatternName } from "#components/ui/pattern-band.tsx";
import { useWords } from "#components/words/use-words.ts";

/** Shown to a signed-in member whose data cannot be shown at this moment. */
export function AwayNotice() {
  const words = useWords("account");
  return (
    <Notice tone="caution" title={words("away.title")}>
      <p>{words("away.text")}</p>
    </Notice>
  );
}

type Props = { title: string; pattern: PatternName; children: ReactNode };

/** Says what would be shown here and what to do today. */
export function EmptyState({ title, pattern, children }: Props) {
  return (
    <div className="account-empty">
      <PatternBand pattern={pattern} />
      <div>
        <p className="font-semibold">{title}</p>
        {children}
      </div>
    </div>
  );
}
