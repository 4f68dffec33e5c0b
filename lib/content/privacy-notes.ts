import { leadRetentionMonths } from "#lib/leads/open/limits.ts";

export const privacyRegions = ["eea", "uk", "us", "other"] as const;
export type PrivacyRegion = (typeof privacyRegions)[number];

const kept = `Cookies are set only for signing in and for lite mode, and enquiries are deleted after ${leadRetentionMonths} months.`;

/** What this site keeps of its visitors, in the words of the law of where they are. Also read in the browser. */
export const privacyNotes: Record<PrivacyRegion, { region: string; note: string }> = {
  eea: {
    region: "European Economic Area",
    note: `Under the GDPR you can ask for a copy of what we hold about you and have it corrected or deleted; your data protection authority hears complaints. ${kept}`,
  },
  uk: {
    region: "United Kingdom",
    note: `Under the UK GDPR you can ask for a copy of what we hold about you and have it corrected or deleted; the Information Commissioner’s Office hears complaints. ${kept}`,
  },
  us: {
    region: "United States",
    note: "We do not sell what you tell us or share it for advertising, which is what the CCPA lets you refuse. The GLBA protects financial records: we ask for no bank or card details, and no money moves through this site.",
  },
  other: {
    region: "Everywhere else",
    note: `${kept} Nothing comes from third parties, and your choices stay on your device until you clear them.`,
  },
};
