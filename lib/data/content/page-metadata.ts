import { hrefIn, isLocalized, findEntry } from "#lib/data/site/find-entry.ts";
import { isPseudo, listLocales } from "#lib/platform/words/index.ts";
import type { Metadata } from "next";
import { brand } from "#lib/platform/brand.ts";
import { clip } from "#lib/platform/text/clip.ts";
import { defaultLocale, formatsOf } from "#lib/platform/words/open/locales.ts";

/** The `hreflang` alternates of a page by language; undefined for a page that exists in one language only. */
export function languagesOf(path: string): Readonly<Record<string, string>> | undefined {
  const localized = listLocales().filter((locale) => !isPseudo(locale));
  if (localized.length < 2 || !isLocalized(path)) return undefined;
  return Object.fromEntries([
    ...localized.map((locale) => [locale, hrefIn(locale, path)]),
    ["x-default", path],
  ]);
}

/**
 * The path of a page's Open Graph picture, drawn at build time by app/og. Every record page and country page has its
 * own; other pages without one share the default.
 */
export function ogPath(path: string): string {
  const entry = findEntry(path);
  if (entry?.kind === "record" || entry?.kind === "family") return `/og${path}.png`;
  return `/og/${entry?.picture ?? "default"}.png`;
}

type PageMetadata = {
  /** The canonical address: a path of this site. */
  path: `/${string}`;
  title: string;
  description: string;
  /** The page whose Open Graph picture it borrows if it has none of its own. */
  picture?: `/${string}`;
  /** The language of the page. */
  locale?: string;
  /** False keeps the page out of search engines. */
  index?: boolean;
};

/** How many characters of a description search engines show. */
export const longestDescription = 155;

/** The metadata in the head of a page: title, description, one canonical address, the picture for previews. */
export function pageMetadata({
  path,
  title,
  description: whole,
  index = true,
  locale = defaultLocale,
  picture = path,
}: PageMetadata): Metadata {
  const address = hrefIn(locale, path);
  const description = clip(whole, longestDescription);
  const image = { url: ogPath(picture), width: 1200, height: 630, alt: title };
  return {
    title: path === "/" ? { absolute: title } : title,
    description,
    alternates: { canonical: address, languages: languagesOf(path) },
    ...(!index && { robots: { index: false, follow: true } }),
    openGraph: {
      type: "website",
      siteName: brand.name,
      locale: formatsOf(locale).replace("-", "_"),
      url: address,
      title,
      description,
      images: [image],
    },
    twitter: { card: "summary_large_image", title, description, images: [image.url] },
  };
}

/**
 * The metadata of a frame that the server fills in. It has no title, because the filled-in content brings its own and
 * React would overwrite that with any title it knows.
 */
export function frameMetadata(page: Omit<PageMetadata, "index">): Metadata {
  const { openGraph, twitter, ...rest } = pageMetadata({ ...page, index: false });
  return {
    ...rest,
    title: { absolute: "" },
    openGraph: { ...openGraph, title: undefined },
    twitter: { ...twitter, title: undefined },
  };
}
