import type { TagTone } from "#components/ui/tag.tsx";
import type { Claim } from "#lib/content/claims.ts";

/** How each kind of claim is named and marked. */
export const claimKinds: Record<Claim["kind"], { text: string; tone: TagTone }> = {
  actual: { text: "Actual", tone: "good" },
  target: { text: "Target", tone: "caution" },
  illustrative: { text: "Illustrative", tone: "neutral" },
};
