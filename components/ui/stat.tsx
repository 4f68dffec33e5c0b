import type { ReactNode } from "react";

/** One figure set large. Reads as value, then what it counts; a note says source and year. */
export function Stat({ label, value, note }: { label: ReactNode; value: ReactNode; note?: ReactNode }) {
  return (
    <div className="stat">
      <p className="stat-value">{value}</p>
      <p className="stat-label">{label}</p>
      {note && <p className="text-xs text-muted">{note}</p>}
    </div>
  );
}

/** Two to four Stats side by side, parted by hairlines. */
export function StatGroup({ children }: { children: ReactNode }) {
  return <div className="stat-group">{children}</div>;
}
