import { portalTabs, type Portal, type PortalTab } from "../types.ts";

/** Where a tab leads on a portal that names no other place. */
const usual: Partial<Record<PortalTab, string>> = {
  open: "inside",
  register: "access",
  support: "support",
};

/** The part of the page that `?tab=` asks for; nothing for a word that is not on the list. */
export function chooseTab(portal: Portal, tab: unknown): string | undefined {
  const known = portalTabs.find((name) => name === tab);
  return known && (portal.tabs?.[known] ?? usual[known]);
}
