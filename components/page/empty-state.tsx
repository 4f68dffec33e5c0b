import type { ReactNode } from "react";
import { PatternBand, type PatternName } from "#components/ui/pattern-band.tsx";

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
