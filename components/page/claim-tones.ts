import type { TagTone } from "#components/ui/tag.tsx";
import type { Claim } from "#lib/content/claims.ts";

/** How each kind of claim is marked; lib/words/en/page.json has what it is called. */
export const claimTones: Record<Claim["kind"], TagTone> = {
  actual: "good",
  target: "caution",
  illustrative: "neutral",
};
