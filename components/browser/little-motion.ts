/** Matches where motion is reduced: by the visitor's preference, or on a small screen. */
export const littleMotion = "(prefers-reduced-motion: reduce), (max-width: 640px)";
