import { divisions, type Division } from "../divisions.ts";
import type { MenuDraft, MenuGroupDraft } from "./types.ts";

const areas: MenuGroupDraft = {
  id: "areas",
  title: "Areas",
  entries: [
    { href: "/subsidiaries", text: "What each division is meant to do, and what it can do today." },
    { href: "/explore/ranking", text: "The 54 countries in order by any figure, or by a question." },
    { href: "/directory", text: "Academics, medical, business, professionals and vital records." },
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
  title: "Programs",
  entries: [
    { href: "/programs", label: "All programmes", text: "What each is for, and who can take part." },
    { href: "/programs/farm-with-us" },
    { href: "/programs#outgrowers", label: "Outgrowers" },
    { href: "/programs#vendor-rfq", label: "Requests for quotation" },
    { href: "/programs#distribution-hubs", label: "Distribution hubs" },
    { href: "/programs#bobby-automotive", label: "Bobby Automotive" },
    { href: "/programs#apprenticeships", label: "Apprenticeships" },
    { href: "/programs#clinics", label: "Clinics" },
    { href: "/programs#esg", label: "Environment and society" },
    { href: "/programs/detention-diaspora-justice" },
  ],
};

const justice: MenuGroupDraft = {
  id: "justice",
  title: "Justice",
  entries: [
    { href: "/justice/support", text: "Where families and organisations begin." },
    { href: "/forms/detention/assistance", text: "When somebody is held abroad." },
    { href: "/portal/diaspora/confidential", text: "How to look for help without leaving traces." },
    { href: "/justice/legal-network" },
    { href: "/justice/agdc" },
    { href: "/justice/reports" },
    { href: "/justice/insights/report" },
    { href: "/justice/portal" },
    { href: "/justice/access", text: "A desk for members who look for legal support." },
  ],
};

const innovation: MenuGroupDraft = {
  id: "innovation",
  title: "Innovation",
  entries: [
    { href: "/innovation", text: "What is being looked into, and how far it is." },
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
  title: "Docs",
  entries: [
    { href: "/compliance", text: "Which rules the group means to meet, and how." },
    { href: "/compliance#policy-library", label: "Policy library" },
    { href: "/compliance#haccp", label: "Food safety (HACCP)" },
    { href: "/compliance#bylaws-charters", label: "Bylaws and charters" },
    { href: "/compliance#land-mous", label: "Land agreements" },
    { href: "/compliance#rfps-tenders", label: "Requests for proposals and tenders" },
    { href: "/compliance#impact-dashboard", label: "Impact dashboard" },
    { href: "/compliance#annual-reports", label: "Annual reports" },
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
  title: "COEUS",
  entries: [
    { href: "/coeus", label: "About COEUS" },
    { href: "/coeus#pillars", label: "Pillars" },
    { href: "/coeus#education", label: "Education" },
    { href: "/coeus#impact", label: "Impact" },
    { href: "/coeus#declaration", label: "Declaration" },
  ],
};

const app: MenuGroupDraft = {
  id: "app",
  title: "App",
  entries: [
    { href: "/install", text: "Put the site beside your other apps." },
    { href: "/lite", text: "Smaller pages for slow or costly connections." },
    { href: "/on-this-device", text: "What this site keeps on your device, and how to clear it." },
    { href: "/shortcuts", text: "Keys that save time, and how to switch them off." },
  ],
};

/** Everything by field; its groups are the seven tabs. */
export const exploreMenu: MenuDraft = {
  id: "explore",
  label: "Explore",
  about: "What the group works on, field by field, with its papers and its app.",
  tabbed: true,
  groups: [areas, programs, justice, innovation, docs, coeus, app],
};
