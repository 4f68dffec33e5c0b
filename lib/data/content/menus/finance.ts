import type { MenuDraft } from "./types.ts";

/**
 * The menu about money: what can be read and done, and what is only planned. Each item says what it is and what its
 * link does.
 */
export const financeMenu: MenuDraft = {
  id: "finance",
  groups: [
    {
      id: "facts",
      entries: [
        { href: "/financial-services", icon: "money" },
        { href: "/start-business#wallet-rails", icon: "phone" },
        { href: "/currency", icon: "compare" },
        { href: "/send", icon: "globe" },
        { href: "/atm", icon: "pin" },
        { href: "/score", icon: "good" },
      ],
    },
    {
      id: "planned",
      entries: [
        { href: "/home/credit-union", icon: "building" },
        { href: "/portal/credit-union", icon: "people" },
        { href: "/portal/afrivent", icon: "document" },
        { href: "/portal/rootspay", icon: "globe" },
        { href: "/portal/health", icon: "good" },
      ],
    },
    {
      id: "invest",
      entries: [
        { href: "/investors", icon: "document" },
        { href: "/investor-impact", icon: "good" },
        { href: "/portal/investor", icon: "people" },
        { href: "/portfolio/financials", icon: "money" },
      ],
    },
  ],
};
