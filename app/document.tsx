import type { ReactNode } from "react";
import { familjen } from "./font.ts";
import "./globals.css";

/** The document every page stands in: language, direction, type and tokens. It reads nothing of the visitor. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en" dir="ltr" className={familjen.variable}>
      <body>{children}</body>
    </html>
  );
}
