import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { brand } from "#lib/site/brand.ts";
import { env } from "#lib/env.ts";
import { Document } from "#app/document.tsx";

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  title: { default: brand.name, template: `%s · ${brand.name}` },
  description: brand.description,
  applicationName: brand.name,
  formatDetection: { telephone: false, email: false, address: false },
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#faf7f0" },
    { media: "(prefers-color-scheme: dark)", color: "#141511" },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}
