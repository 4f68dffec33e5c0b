/** Regions by privacy law, each with its own note in the footer. */
export const privacyRegions = ["eea", "uk", "us", "other"] as const;
export type PrivacyRegion = (typeof privacyRegions)[number];
