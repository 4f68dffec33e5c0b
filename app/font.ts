import localFont from "next/font/local";

/** The font of headings and figures. Text uses the reader's system font. One file, 19 KB, Latin only. */
export const familjen = localFont({
  src: "../node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2",
  weight: "400 700",
  display: "swap",
  variable: "--font-familjen",
  adjustFontFallback: "Arial",
});
