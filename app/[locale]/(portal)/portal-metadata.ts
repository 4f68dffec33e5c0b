import type { Metadata } from "next";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { findPortal } from "#lib/portals/index.ts";

/** The head of a gated page; search engines are kept out of all of them. */
export function portalMetadata(path: string): Metadata {
  const portal = findPortal(path);
  if (!portal) return { robots: { index: false } };
  const { title, description } = portal;
  return pageMetadata({ path: portal.path, title, description, index: false });
}
