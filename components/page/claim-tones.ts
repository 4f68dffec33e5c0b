import type { TagTone } from "#components/ui/tag.tsx";
import type { Claim } from "#lib/content/claims.ts";

/** The tone of each kind of claim; its name is in lib/words/en/page.json. */
export const claimTones: Record<Claim["kind"], TagTone> = {
  actual: "good",
  target: "caution",
  illustrative: "neutral",
};
