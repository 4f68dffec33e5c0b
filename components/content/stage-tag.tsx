import { Tag, type TagTone } from "#components/ui/tag.tsx";
import type { Stage } from "#lib/data/content/types.ts";

const words: Record<Stage, { text: string; tone: TagTone }> = {
  open: { text: "Open", tone: "good" },
  pilot: { text: "Pilot", tone: "info" },
  planned: { text: "Planned", tone: "neutral" },
  later: { text: "Later", tone: "neutral" },
};

/** The stage of something, in one word. */
export function StageTag({ stage }: { stage: Stage }) {
  return <Tag tone={words[stage].tone}>{words[stage].text}</Tag>;
}
