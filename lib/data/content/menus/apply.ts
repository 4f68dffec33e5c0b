import type { MenuDraft } from "./types.ts";

/** The menu of ways to take part. */
export const applyMenu: MenuDraft = {
  id: "apply",
  groups: [
    {
      id: "begin",
      entries: [{ href: "/register" }, { href: "/login" }, { href: "/portal/onestop" }],
    },
    {
      id: "applications",
      entries: [
        { href: "/open-today" },
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
      entries: [
        { href: "/portal/vendor" },
        { href: "/portal/investor" },
        { href: "/portal/credit-union" },
        { href: "/portal/seed-bank" },
      ],
    },
    {
      id: "organisations",
      entries: [
        { href: "/portal/clearsight/register" },
        { href: "/portal/clearsight" },
        { href: "/portal/verify/business" },
        { href: "/portal/verify/identity" },
      ],
    },
  ],
};
