import type { FigureGroup } from "../record/open/figures.ts";

/** The groups of figures in the order of the pages; the discontinued series is last. */
export const figureGroups: readonly { group: FigureGroup; label: string }[] = [
  { group: "bready", label: "Business Ready (B-READY)" },
  { group: "tax", label: "Tax" },
  { group: "economy", label: "Economy" },
  { group: "people", label: "People" },
  { group: "trade", label: "Trade" },
  { group: "infrastructure", label: "Infrastructure" },
  { group: "money", label: "Money" },
  { group: "governance", label: "Governance" },
  { group: "land", label: "Land" },
  { group: "ease", label: "Starting a business" },
];
