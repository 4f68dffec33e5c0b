import { divisions, type Division } from "../divisions.ts";
import type { MenuDraft, MenuGroupDraft } from "./types.ts";

const areas: MenuGroupDraft = {
  id: "areas",
  entries: [
    { href: "/subsidiaries" },
    { href: "/explore/ranking" },
    { href: "/directory" },
    { href: "/subsidiaries/agriculture" },
    ...divisions.map(({ page }: Division) => ({ href: page })),
    { href: "/subsidiaries/regenhatch" },
    { href: "/subsidiaries/academy" },
    { href: "/subsidiaries/aquaponics-center" },
    { href: "/subsidiaries/farm-depot" },
    { href: "/subsidiaries/cmi" },
    { href: "/verifiafrica" },
  ],
};

const programs: MenuGroupDraft = {
  id: "programs",
  entries: [
    { href: "/programs" },
    { href: "/programs/farm-with-us" },
    { href: "/programs#outgrowers" },
    { href: "/programs#vendor-rfq" },
    { href: "/programs#distribution-hubs" },
    { href: "/programs#bobby-automotive" },
    { href: "/programs#apprenticeships" },
    { href: "/programs#clinics" },
    { href: "/programs#esg" },
    { href: "/programs/detention-diaspora-justice" },
  ],
};

const justice: MenuGroupDraft = {
  id: "justice",
  entries: [
    { href: "/justice/support" },
    { href: "/forms/detention/assistance" },
    { href: "/portal/diaspora/confidential" },
    { href: "/justice/legal-network" },
    { href: "/justice/agdc" },
    { href: "/justice/reports" },
    { href: "/justice/insights/report" },
    { href: "/justice/portal" },
    { href: "/justice/access" },
  ],
};

const innovation: MenuGroupDraft = {
  id: "innovation",
  entries: [
    { href: "/innovation" },
    { href: "/innovation/climate" },
    { href: "/innovation/desert-reversal" },
    { href: "/innovation/coastal-protection" },
    { href: "/innovation/mining" },
    { href: "/innovation/arospace" },
    { href: "/innovation/frequence" },
    { href: "/innovation/nuclear-science" },
    { href: "/innovation/rebordering" },
  ],
};

const docs: MenuGroupDraft = {
  id: "docs",
  entries: [
    { href: "/compliance" },
    { href: "/compliance#policy-library" },
    { href: "/compliance#haccp" },
    { href: "/compliance#bylaws-charters" },
    { href: "/compliance#land-mous" },
    { href: "/compliance#rfps-tenders" },
    { href: "/compliance#impact-dashboard" },
    { href: "/compliance#annual-reports" },
    { href: "/policies/african-digital-census" },
    { href: "/policies/grower" },
    { href: "/policies/shipping" },
    { href: "/policies/import-export" },
    { href: "/policies/packaging-safety" },
    { href: "/policies/insurance" },
    { href: "/policies/delivery-returns" },
    { href: "/policies/records-disclosure" },
    { href: "/library" },
    { href: "/publications" },
    { href: "/downloads" },
    { href: "/legal/terms" },
    { href: "/legal/privacy" },
    { href: "/legal/do-not-sell" },
    { href: "/legal/notice-at-collection" },
    { href: "/legal/privacy-eea-uk" },
    { href: "/legal/vendor-terms" },
  ],
};

const coeus: MenuGroupDraft = {
  id: "coeus",
  entries: [
    { href: "/coeus" },
    { href: "/coeus#pillars" },
    { href: "/coeus#education" },
    { href: "/coeus#impact" },
    { href: "/coeus#declaration" },
  ],
};

const app: MenuGroupDraft = {
  id: "app",
  entries: [{ href: "/install" }, { href: "/lite" }, { href: "/on-this-device" }, { href: "/shortcuts" }],
};

/** The menu of everything by field. Its groups are the seven tabs. */
export const exploreMenu: MenuDraft = {
  id: "explore",
  tabbed: true,
  groups: [areas, programs, justice, innovation, docs, coeus, app],
};
