import type { MenuDraft } from "./types.ts";

/** The menu about the organisation behind the site. */
export const companyMenu: MenuDraft = {
  id: "company",
  groups: [
    {
      id: "group",
      entries: [
        { href: "/about" },
        { href: "/subsidiaries" },
        { href: "/governance" },
        { href: "/partners" },
        { href: "/foundation" },
      ],
    },
    {
      id: "plans",
      entries: [
        { href: "/portfolio" },
        { href: "/portfolio/overview" },
        { href: "/portfolio/technology" },
        { href: "/portfolio/roadmap" },
        { href: "/impact" },
        { href: "/investors" },
      ],
    },
    {
      id: "reach",
      entries: [
        { href: "/contact" },
        { href: "/faq" },
        { href: "/support" },
        { href: "/where-to-buy" },
        { href: "/careers" },
        { href: "/news" },
        { href: "/press" },
        { href: "/portal/hr" },
      ],
    },
  ],
};
