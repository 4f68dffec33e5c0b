import type { Metadata } from "next";
import { brand } from "#lib/site/brand.ts";
import { ogPath } from "#lib/site/og-path.ts";

type PageMetadata = {
  /** The canonical address: a path of this site. */
  path: `/${string}`;
  title: string;
  description: string;
  /** False keeps the page out of search engines. */
  index?: boolean;
};

/** What stands in the head of a page: title, description, one canonical address, the picture for previews. */
export function pageMetadata({ path, title, description, index = true }: PageMetadata): Metadata {
  const image = { url: ogPath(path), width: 1200, height: 630, alt: title };
  return {
    title: path === "/" ? { absolute: title } : title,
    description,
    alternates: { canonical: path },
    ...(!index && { robots: { index: false, follow: true } }),
    openGraph: {
      type: "website",
      siteName: brand.name,
      locale: "en_GB",
      url: path,
      title,
      description,
      images: [image],
    },
    twitter: { card: "summary_large_image", title, description, images: [image.url] },
  };
}
