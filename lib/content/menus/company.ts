import type { MenuDraft } from "./types.ts";

/** Who stands behind the site. */
export const companyMenu: MenuDraft = {
  id: "company",
  label: "Company",
  about: "Who stands behind the site, what it plans, and how to reach it.",
  groups: [
    {
      id: "group",
      title: "The group",
      entries: [
        { href: "/about", text: "Who we are and what we are for." },
        { href: "/subsidiaries", text: "The 19 divisions, by field of work." },
        { href: "/governance", text: "Who decides what, and who checks." },
        { href: "/partners" },
        { href: "/foundation", text: "A planned foundation for what nobody can charge for." },
      ],
    },
    {
      id: "plans",
      title: "Plans and figures",
      entries: [
        { href: "/portfolio" },
        { href: "/portfolio/overview" },
        { href: "/portfolio/technology" },
        { href: "/portfolio/roadmap", text: "Four stages, and what each has to show first." },
        { href: "/impact" },
        { href: "/investors", text: "The plan and its risks. No investment is taken." },
      ],
    },
    {
      id: "reach",
      title: "Reach us",
      entries: [
        { href: "/contact", text: "Write to the office. You get a reference for your enquiry." },
        { href: "/faq" },
        { href: "/support" },
        { href: "/where-to-buy" },
        { href: "/careers" },
        { href: "/news" },
        { href: "/press" },
        { href: "/portal/hr", text: "For people who work with the group." },
      ],
    },
  ],
};
