import type { Metadata } from "next";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { findPortal } from "#lib/domains/portals/index.ts";
import { nothingHereMetadata } from "../nothing-here.tsx";

/** The metadata of a gated page. None of them may be indexed. */
export function portalMetadata(path: string): Metadata {
  const portal = findPortal(path);
  if (!portal) return nothingHereMetadata;
  const { title, description } = portal;
  return pageMetadata({ path: portal.path, title, description, index: false });
}
