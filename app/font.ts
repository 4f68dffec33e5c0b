import localFont from "next/font/local";

/** Headings and figures only; text is set in the reader's own system font. One file, 19 KB, latin. */
export const familjen = localFont({
  src: "../node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2",
  weight: "400 700",
  display: "swap",
  variable: "--font-familjen",
  adjustFontFallback: "Arial",
});
