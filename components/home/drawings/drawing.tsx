import type { ReactNode } from "react";

type Props = {
  /** What the drawing says, in a sentence or two. Screen readers read nothing else of it. */
  label: string;
  height: number;
  children: ReactNode;
};

/**
 * A drawing as wide as its container: it measures across in per cent and down in px, so that its text keeps its size.
 */
export const Drawing = ({ label, height, children }: Props) => (
  <svg className="draw" role="img" aria-label={label} height={height}>
    {children}
  </svg>
);

/** Places its children around the middle of the drawing, in px from there. */
export const Middle = ({ y = 0, children }: { y?: number; children: ReactNode }) => (
  <svg x="50%" y={y}>
    {children}
  </svg>
);
