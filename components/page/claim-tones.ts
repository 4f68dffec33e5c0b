import type { TagTone } from "#components/ui/tag.tsx";
import type { Claim } from "#lib/data/content/claims.ts";

/** The tone of each kind of claim; its name is in lib/platform/words/en/page.json. */
export const claimTones: Record<Claim["kind"], TagTone> = {
  actual: "good",
  target: "caution",
  illustrative: "neutral",
};
