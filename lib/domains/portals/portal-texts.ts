import { revenueMix } from "#lib/data/content/claims.ts";
import { fillTexts } from "#lib/data/content/texts/fill-texts.ts";
import { withLists, type Lists } from "#lib/data/content/texts/with-lists.ts";
import type { PortalTexts } from "./types.ts";

/** The lists that the site computes for what members see, by the key of the portal. */
const computedLists: Readonly<Record<string, Lists>> = {
  financials: { "revenue-mix": { parts: revenueMix } },
};

/** The texts of a portal from its file, as the site shows them. check-portals.ts validates the files before a build. */
export function readTexts(key: string, file: object): PortalTexts {
  const texts = fillTexts(file) as PortalTexts;
  const lists = computedLists[key];
  if (!lists || !texts.memberSections) return texts;
  const { sections } = withLists({ sections: texts.memberSections }, lists);
  return { ...texts, memberSections: sections as PortalTexts["memberSections"] };
}
