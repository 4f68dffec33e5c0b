import type { Metadata, Viewport } from "next";
import { Document } from "#app/document.tsx";
import { brand, titled } from "#lib/platform/brand.ts";
import { env } from "#lib/platform/env.ts";
import { isPseudo } from "#lib/platform/words/index.ts";
import { defaultLocale } from "#lib/platform/words/open/locales.ts";

type Props = LayoutProps<"/[locale]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return {
    metadataBase: new URL(env.SITE_URL),
    title: { default: brand.name, template: titled("%s") },
    description: brand.description,
    formatDetection: { telephone: false, email: false, address: false },
    ...(isPseudo(locale) && { robots: { index: false } }),
  };
}

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#faf7f0" },
    { media: "(prefers-color-scheme: dark)", color: "#141511" },
  ],
};

/** Every page is built in English. Pages marked `localized` in the registry add the other languages themselves. */
export const generateStaticParams = () => [{ locale: defaultLocale }];

/** The middleware adds the language to the path: a public address contains it only for languages other than English. */
export default async function RootLayout({ children, params }: Props) {
  const { locale } = await params;
  return <Document locale={locale}>{children}</Document>;
}
