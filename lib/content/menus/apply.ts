import type { MenuDraft } from "./types.ts";

/** Where one takes part. */
export const applyMenu: MenuDraft = {
  id: "apply",
  label: "Apply",
  about: "Register, apply, and go on with what you have begun.",
  note: "You need to register before you apply. What you can open afterwards depends on the permissions you are given.",
  groups: [
    {
      id: "begin",
      title: "Begin here",
      entries: [
        { href: "/register", text: "An e-mail address and a six-digit code. No password." },
        { href: "/login", text: "If you have registered before." },
        { href: "/portal/onestop", text: "Your enquiries, portals, devices and data." },
      ],
    },
    {
      id: "applications",
      title: "Applications",
      entries: [
        { href: "/applications" },
        { href: "/forms" },
        { href: "/policies/grower/apply" },
        { href: "/policies/livestock/apply" },
        { href: "/policies/specialty-training/apply" },
        { href: "/policies/us-farmer-mentor/apply" },
        { href: "/policies/cultural-exchange/apply" },
        { href: "/policies/cooking-school/apply" },
      ],
    },
    {
      id: "portals",
      title: "Ask for a portal",
      entries: [
        { href: "/portal/vendor", text: "Suppliers and growers." },
        { href: "/portal/investor", text: "People who might fund a stage." },
        { href: "/portal/credit-union", text: "Future members." },
        { href: "/portal/seed-bank", text: "Growers, breeders and researchers." },
      ],
    },
    {
      id: "organisations",
      title: "For organisations",
      entries: [
        { href: "/portal/clearsight/register", text: "By registered network address only." },
        { href: "/portal/clearsight", text: "Who a partner is, and whether rules are kept." },
        { href: "/portal/verify/business", text: "Does a business exist, and who may sign for it?" },
        { href: "/portal/verify/identity", text: "Show once that you are who you say." },
      ],
    },
  ],
};
