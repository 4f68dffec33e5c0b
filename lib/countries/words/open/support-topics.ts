import type { GuideSectionId } from "./guide-sections.ts";
import type { Agency, Country } from "../../record/open/schema.ts";

export type SupportRow = {
  /** What somebody wants. */
  topic: string;
  office: Agency | undefined;
  /** The part of the guide that explains it. */
  part: GuideSectionId;
};

const topics: readonly { role: Agency["role"]; topic: string; part: GuideSectionId }[] = [
  { role: "registry", topic: "Registering or changing a business", part: "register" },
  { role: "investment", topic: "Investing from abroad, incentives", part: "contacts" },
  { role: "tax", topic: "Tax number, returns, payments", part: "tax" },
  { role: "customs", topic: "Bringing goods in or out", part: "import" },
  { role: "central-bank", topic: "Banks, exchange rules, payment providers", part: "money" },
  { role: "standards", topic: "Standards and marks on goods", part: "after" },
  { role: "chamber", topic: "Meeting other firms, certificates of origin", part: "blocs" },
  { role: "statistics", topic: "Figures about people and economy", part: "at-a-glance" },
];

/** What people want of the offices of a country, with the office that decides where the sources name one. */
export const supportTopics = ({ agencies }: Pick<Country, "agencies">): SupportRow[] =>
  topics.map(({ role, ...row }) => ({ ...row, office: agencies.find((agency) => agency.role === role) }));
