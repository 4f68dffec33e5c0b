import type { ReactNode } from "react";
import { AskGuides } from "#components/content/tools/ask-guides.tsx";
import { AskQuestion } from "#components/navigator/ask-question.tsx";
import { SelfCheck } from "#components/content/tools/self-check.tsx";
import { SendEstimate } from "#components/content/tools/send-estimate.tsx";
import type { ToolSection } from "#lib/data/content/types.ts";
import { SectionFrame } from "#components/page/section-frame.tsx";

const tools: Record<ToolSection["tool"], () => ReactNode> = {
  "send-estimate": () => <SendEstimate />,
  "self-check": SelfCheck,
  "ask-guides": AskGuides,
  "ask-question": AskQuestion,
};

/** An interactive tool as a section. */
export function Tool({ tool, ...head }: ToolSection) {
  const Part = tools[tool];
  return (
    <SectionFrame {...head}>
      <Part />
    </SectionFrame>
  );
}
