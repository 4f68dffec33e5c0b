/** The regions whose law says what a site may keep of its visitors, each with a note of its own in the footer. */
export const privacyRegions = ["eea", "uk", "us", "other"] as const;
export type PrivacyRegion = (typeof privacyRegions)[number];
