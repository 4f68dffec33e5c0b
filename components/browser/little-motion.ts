/** Motion is to be little: by the visitor's wish, or on a small screen. */
export const littleMotion = "(prefers-reduced-motion: reduce), (max-width: 640px)";
