import { AnswerFrame } from "#components/navigator/answer-frame.tsx";
import { Slot } from "#components/ui/slot.tsx";
import { pageWords } from "#components/words/use-words.ts";
import { frameMetadata } from "#lib/data/content/page-metadata.ts";
import { frameSlot } from "#lib/data/site/drawn-pages.ts";
import "#app/sheets/navigator.css";

export async function generateMetadata() {
  const words = await pageWords("navigator-page");
  return frameMetadata({ path: "/navigator", title: words("title"), description: words("description") });
}

/** The static frame of an answer. The server fills in the answer (lib/ops/serve/filled-pages.ts). */
export default function NavigatorFrame() {
  return (
    <AnswerFrame>
      <Slot name={frameSlot} />
    </AnswerFrame>
  );
}
