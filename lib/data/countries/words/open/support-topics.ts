import type { GuideSectionId } from "./guide-topics.ts";

export type ContactPurpose =
  | "register"
  | "invest"
  | "tax"
  | "work"
  | "insurance"
  | "customs"
  | "standards"
  | "visas"
  | "certificates"
  | "banks"
  | "chamber"
  | "statistics";

export type SupportTopic = {
  purpose: ContactPurpose;
  /** What people want from the office. */
  topic: string;
  /** Where it is explained: a part of the guide, or of the page on living there. */
  read: { page: "guide"; part: GuideSectionId } | { page: "living"; part: string; label: string };
};

const guide = (part: GuideSectionId) => ({ page: "guide", part }) as const;

/** What people want from a country's offices, most frequent first. */
export const supportTopics: readonly SupportTopic[] = [
  { purpose: "register", topic: "Registering or changing a business", read: guide("register") },
  { purpose: "invest", topic: "Investing from abroad, incentives", read: guide("contacts") },
  { purpose: "tax", topic: "Tax number, returns, payments", read: guide("tax") },
  { purpose: "work", topic: "Contracts and permits of staff", read: guide("hiring") },
  { purpose: "insurance", topic: "Social security of staff", read: guide("hiring") },
  { purpose: "customs", topic: "Bringing goods in or out", read: guide("import") },
  { purpose: "standards", topic: "Standards and marks on goods", read: guide("import") },
  {
    purpose: "visas",
    topic: "Visas, residence, passports",
    read: { page: "living", part: "enter", label: "Entering" },
  },
  {
    purpose: "certificates",
    topic: "Recognition of diplomas",
    read: { page: "living", part: "study", label: "Studying" },
  },
  { purpose: "banks", topic: "Banks, exchange rules, payment providers", read: guide("money") },
  { purpose: "chamber", topic: "Meeting other firms, certificates of origin", read: guide("blocs") },
  { purpose: "statistics", topic: "Figures about people and economy", read: guide("at-a-glance") },
];
