import type { ReactNode } from "react";

type Props = {
  /** What the drawing says, in a sentence or two: those who cannot see it read nothing else of it. */
  label: string;
  height: number;
  children: ReactNode;
};

/** A drawing that is as wide as its place: across it counts in per cent, down in px, so that its words keep their size. */
export const Drawing = ({ label, height, children }: Props) => (
  <svg className="draw" role="img" aria-label={label} height={height}>
    {children}
  </svg>
);

/** Draws children around the middle of the drawing, in px from there. */
export const Middle = ({ y = 0, children }: { y?: number; children: ReactNode }) => (
  <svg x="50%" y={y}>
    {children}
  </svg>
);
