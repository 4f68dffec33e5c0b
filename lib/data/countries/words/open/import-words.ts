import type { ImportTopic } from "../../record/open/importing-schema.ts";

/** The row labels of the import topics. */
export const importTopicWords: Record<ImportTopic, string> = {
  tariff: "Customs tariff",
  levies: "Levies and taxes",
  conformity: "Conformity before shipment",
  declaration: "Permit and declaration",
  tracking_note: "Cargo tracking note",
  single_window: "Single window",
  entry_points: "Ports and border posts",
  allowance: "Free allowance",
};
