import { portalTabs, type Portal, type PortalTab } from "../types.ts";

/** The default target of each tab. */
const usual: Partial<Record<PortalTab, string>> = {
  open: "inside",
  register: "access",
  support: "support",
};

/** The section that `?tab=` selects; undefined for an unknown tab. */
export function chooseTab(portal: Portal, tab: unknown): string | undefined {
  const known = portalTabs.find((name) => name === tab);
  return known && (portal.tabs?.[known] ?? usual[known]);
}
